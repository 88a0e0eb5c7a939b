/** A person's preferences for look, motion and sound; stored only in this browser. */

export const THEMES = ['auto', 'day', 'night'] as const;
export const MOTIONS = ['auto', 'full', 'brief', 'none'] as const;
export const SOUNDS = ['off', 'gentle', 'full'] as const;
export const PALETTES = ['chart', 'redgreen', 'blueyellow'] as const;

export interface Preferences {
  theme: (typeof THEMES)[number];
  motion: (typeof MOTIONS)[number];
  sound: (typeof SOUNDS)[number];
  palette: (typeof PALETTES)[number];
  /** The language: "auto", as the browser prefers, or e.g. "de". */
  language: string;
  /** Narrower rails, a smaller log, and one click for moves that can be undone freely. */
  dense: boolean;
  /** Single keys as shortcuts; people who dictate or use switches turn them off. */
  keys: boolean;
  /** The level of bots that was chosen last, "" before any choice. */
  level: string;
}

export const DEFAULTS: Preferences = {
  theme: 'auto',
  motion: 'auto',
  sound: 'off',
  palette: 'chart',
  language: 'auto',
  dense: false,
  keys: true,
  level: '',
};

/** The table's colour for the browser's bars around the page, as in tokens.css. */
const TABLE = { day: '#dfe6e5', night: '#0a1117' } as const;

const PLACE = 'aevum.settings';
/** The available languages and levels depend on the server's games. */
const LEVEL = /^[a-z]{1,20}$/;
const LANGUAGE = /^[a-z]{2,3}(-[A-Z]{2})?$/;

/** Read the stored preferences; each unknown or damaged one becomes the default. */
export function readPreferences(stored: string | null): Preferences {
  let found: Record<string, unknown> = {};
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    if (value && typeof value === 'object') found = value as Record<string, unknown>;
  } catch {
    // Not ours, or cut off: use the defaults.
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
    level: typeof found['level'] === 'string' && LEVEL.test(found['level']) ? found['level'] : DEFAULTS.level,
  };
}

/** The attributes of the page's root element for these preferences; null removes one. */
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
  get level() {
    return this.#preferences.level;
  }

  /** Change some preferences; they apply at once and are stored. */
  set(change: Partial<Preferences>): void {
    this.#preferences = { ...this.#preferences, ...change };
    this.#apply();
    remember(JSON.stringify(this.#preferences));
  }

  /** Switch between the light and the dark theme, independently of the system. */
  flipTheme(): void {
    this.set({ theme: this.night ? 'day' : 'night' });
  }

  /** Whether the dark theme is shown now. */
  get night(): boolean {
    if (this.theme !== 'auto') return this.theme === 'night';
    return typeof matchMedia === 'function' && matchMedia('(prefers-color-scheme: dark)').matches;
  }

  /** Whether motion is reduced, by this setting or the system's. */
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
    return null; // storage is switched off: use the defaults
  }
}

function remember(text: string): void {
  try {
    localStorage.setItem(PLACE, text);
  } catch {
    // Storage is switched off or full: the change lasts until the page is closed.
  }
}

export const settings = new Settings();
