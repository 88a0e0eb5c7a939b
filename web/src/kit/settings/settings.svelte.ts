/** How this person wants Aevum to look, move and sound; kept in this browser only. */

export const THEMES = ['auto', 'day', 'night'] as const;
export const MOTIONS = ['auto', 'full', 'brief', 'none'] as const;
export const SOUNDS = ['off', 'gentle', 'full'] as const;
export const PALETTES = ['chart', 'redgreen', 'blueyellow'] as const;

export interface Wishes {
  theme: (typeof THEMES)[number];
  motion: (typeof MOTIONS)[number];
  sound: (typeof SOUNDS)[number];
  palette: (typeof PALETTES)[number];
  /** Tighter rails, smaller log, and one click where undo is free. */
  dense: boolean;
  /** Single keys as shortcuts; people who dictate or use switches turn them off. */
  keys: boolean;
}

export const DEFAULTS: Wishes = {
  theme: 'auto',
  motion: 'auto',
  sound: 'off',
  palette: 'chart',
  dense: false,
  keys: true,
};

/** The table's colour, for the browser's own bars around the page; as in tokens.css. */
const TABLE = { day: '#dfe6e5', night: '#0a1117' } as const;

const PLACE = 'aevum.settings';

/** Read what was stored; anything unknown or damaged becomes the default, one wish at a time. */
export function readWishes(stored: string | null): Wishes {
  let found: Record<string, unknown> = {};
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    if (value && typeof value === 'object') found = value as Record<string, unknown>;
  } catch {
    // Not ours, or cut off: begin anew.
  }
  const one = <T extends string>(name: string, known: readonly T[], otherwise: T): T =>
    known.find((word) => word === found[name]) ?? otherwise;
  const flag = (name: string, otherwise: boolean): boolean =>
    typeof found[name] === 'boolean' ? found[name] : otherwise;
  return {
    theme: one('theme', THEMES, DEFAULTS.theme),
    motion: one('motion', MOTIONS, DEFAULTS.motion),
    sound: one('sound', SOUNDS, DEFAULTS.sound),
    palette: one('palette', PALETTES, DEFAULTS.palette),
    dense: flag('dense', DEFAULTS.dense),
    keys: flag('keys', DEFAULTS.keys),
  };
}

/** The attributes of the page's root element that carry these wishes; null removes one. */
export function attributes(wishes: Wishes): Record<string, string | null> {
  return {
    'data-theme': wishes.theme === 'auto' ? null : wishes.theme,
    'data-motion': wishes.motion === 'auto' ? null : wishes.motion,
    'data-palette': wishes.palette === 'chart' ? null : wishes.palette,
    'data-dense': wishes.dense ? '' : null,
  };
}

class Settings {
  #wishes: Wishes = $state(DEFAULTS);

  constructor() {
    this.#wishes = readWishes(remembered());
    this.#apply();
  }

  get theme() {
    return this.#wishes.theme;
  }
  get motion() {
    return this.#wishes.motion;
  }
  get sound() {
    return this.#wishes.sound;
  }
  get palette() {
    return this.#wishes.palette;
  }
  get dense() {
    return this.#wishes.dense;
  }
  get keys() {
    return this.#wishes.keys;
  }

  /** Change some wishes; they show at once and are remembered. */
  set(change: Partial<Wishes>): void {
    this.#wishes = { ...this.#wishes, ...change };
    this.#apply();
    remember(JSON.stringify(this.#wishes));
  }

  /** Day becomes night and night day, whatever the system says. */
  flipTheme(): void {
    this.set({ theme: this.night ? 'day' : 'night' });
  }

  /** Whether the night chart is shown at this moment. */
  get night(): boolean {
    if (this.theme !== 'auto') return this.theme === 'night';
    return typeof matchMedia === 'function' && matchMedia('(prefers-color-scheme: dark)').matches;
  }

  /** Whether nothing may travel or pulse, by this setting or by the system's. */
  get still(): boolean {
    if (this.motion !== 'auto') return this.motion === 'none';
    return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  #apply(): void {
    if (typeof document === 'undefined') return;
    for (const [name, value] of Object.entries(attributes(this.#wishes))) {
      if (value === null) document.documentElement.removeAttribute(name);
      else document.documentElement.setAttribute(name, value);
    }
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
      const dark = this.theme === 'auto' ? meta.media.includes('dark') : this.theme === 'night';
      meta.content = dark ? TABLE.night : TABLE.day;
    }
  }
}

function remembered(): string | null {
  try {
    return localStorage.getItem(PLACE);
  } catch {
    return null; // storage is switched off: the defaults serve
  }
}

function remember(text: string): void {
  try {
    localStorage.setItem(PLACE, text);
  } catch {
    // Storage is switched off or full: the wish holds until the page is left.
  }
}

export const settings = new Settings();
