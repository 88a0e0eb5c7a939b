/** How this person wants Aevum to look, move and sound; kept in this browser only. */

export const THEMES = ['auto', 'day', 'night'] as const;
export const MOTIONS = ['auto', 'full', 'brief', 'none'] as const;
export const SOUNDS = ['off', 'gentle', 'full'] as const;
export const PALETTES = ['chart', 'redgreen', 'blueyellow'] as const;

export interface Preferences {
  theme: (typeof THEMES)[number];
  motion: (typeof MOTIONS)[number];
  sound: (typeof SOUNDS)[number];
  palette: (typeof PALETTES)[number];
  /** What games are told in: "auto", as the browser likes it, or a language such as "de". */
  language: string;
  /** Tighter rails, smaller log, and one click where undo is free. */
  dense: boolean;
  /** Single keys as shortcuts; people who dictate or use switches turn them off. */
  keys: boolean;
}

export const DEFAULTS: Preferences = {
  theme: 'auto',
  motion: 'auto',
  sound: 'off',
  palette: 'chart',
  language: 'auto',
  dense: false,
  keys: true,
};

/** The table's colour, for the browser's own bars around the page; as in tokens.css. */
const TABLE = { day: '#dfe6e5', night: '#0a1117' } as const;

const PLACE = 'aevum.settings';
/** Which languages there are depends on the games of the server. */
const LANGUAGE = /^[a-z]{2,3}(-[A-Z]{2})?$/;

/** Read what was stored; anything unknown or damaged becomes the default, one wish at a time. */
export function readPreferences(stored: string | null): Preferences {
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
    language: LANGUAGE.test(String(found['language'])) ? String(found['language']) : DEFAULTS.language,
    dense: flag('dense', DEFAULTS.dense),
    keys: flag('keys', DEFAULTS.keys),
  };
}

/** The attributes of the page's root element that carry these preferences; null removes one. */
export function attributes(preferences: Preferences): Record<string, string | null> {
  return {
    'data-theme': preferences.theme === 'auto' ? null : preferences.theme,
    'data-motion': preferences.motion === 'auto' ? null : preferences.motion,
    'data-palette': preferences.palette === 'chart' ? null : preferences.palette,
    'data-dense': preferences.dense ? '' : null,
  };
}

class Settings {
  #preferences: Preferences = $state(DEFAULTS);

  constructor() {
    this.#preferences = readPreferences(remembered());
    this.#apply();
  }

  get theme() {
    return this.#preferences.theme;
  }
  get motion() {
    return this.#preferences.motion;
  }
  get sound() {
    return this.#preferences.sound;
  }
  get palette() {
    return this.#preferences.palette;
  }
  get language() {
    return this.#preferences.language;
  }
  get dense() {
    return this.#preferences.dense;
  }
  get keys() {
    return this.#preferences.keys;
  }

  /** Change some preferences; they show at once and are remembered. */
  set(change: Partial<Preferences>): void {
    this.#preferences = { ...this.#preferences, ...change };
    this.#apply();
    remember(JSON.stringify(this.#preferences));
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
    for (const [name, value] of Object.entries(attributes(this.#preferences))) {
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
