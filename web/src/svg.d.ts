import 'svelte/elements';

declare module 'svelte/elements' {
  interface SVGAttributes<T> {
    /** HTML's attribute, which browsers also read on SVG: "no" marks signs that stay as they are in every language. */
    translate?: 'yes' | 'no' | undefined | null;
  }
}
