/** How a map is called that stands in an option as text. */
export function nameOf(text: string): string {
  if (!text.startsWith('{')) return text;
  try {
    const { name } = JSON.parse(text) as { name?: unknown };
    return typeof name === 'string' && name ? name : 'A map of your own';
  } catch {
    return 'A map of your own';
  }
}
