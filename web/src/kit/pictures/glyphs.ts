/** Every glyph: 24 x 24, strokes of 1.6 in the colour of the text, lit from the north-west.
 *
 * `solid` shapes are filled; the `facet` away from the light has a tint.
 */
export const glyphs = {
  // Goods
  wood: '<path class="facet" d="M12 3l6 8h-3l4 6h-7z"/><path d="M12 3l6 8h-3l4 6H5l4-6H6z"/><path d="M12 17v4"/>',
  brick:
    '<path class="facet" d="M13 6h8v6h-8zM8 12h8v6H8z"/><path d="M3 6h18v6H3zM3 12h18v6H3zM12 6v6M8 12v6M16 12v6"/>',
  wool: '<path class="facet" d="M13 7a3 3 0 015 2 3 3 0 010 5.5h-5z"/><path d="M8.3 9a3 3 0 014.7-2.2A3 3 0 0117.8 8.5a3.2 3.2 0 01.7 6 3 3 0 01-2.5 1.3H10a3 3 0 01-2.5-1.6M10 16v3.5M16.5 15.8v3.7"/><path class="solid" d="M3.2 9.8c.6-1.6 4.6-1.7 5.2.2.5 1.8-1 4.5-2.5 4.5S2.7 11.4 3.2 9.8z"/>',
  wheat:
    '<path d="M12 21V9"/><path class="facet" d="M12 8c0-3 2-4 2-4s1 3-2 6zM12 13c1-3 4-3 4-3s0 3-4 4zM12 17c1-3 4-3 4-3s0 3-4 4z"/><path d="M12 9c-2.5-2-2-4.5 0-6 2 1.5 2.5 4 0 6zM12 14c-3 0-4.5-1.5-4.5-4C10 10 12 11.5 12 14zM12 14c3 0 4.5-1.5 4.5-4C14 10 12 11.5 12 14zM12 18.5c-3 0-4.5-1.5-4.5-4 2.5 0 4.5 1.5 4.5 4zM12 18.5c3 0 4.5-1.5 4.5-4-2.5 0-4.5 1.5-4.5 4z"/>',
  ore: '<path class="facet" d="M12 4l6 4 2 7-5 5-3-8z"/><path d="M12 4l6 4 2 7-5 5H8l-4-6 3-7z"/><path d="M12 4v8l-8 2M12 12l8 3M12 12l3 8"/>',
  paper:
    '<path class="facet" d="M13 5h5v12h-5z"/><path d="M7 5h11v12a3 3 0 003 2H9a2 2 0 01-2-2zM7 5a2 2 0 00-4 0v2h4"/><path d="M10 9h5M10 12.5h5"/>',
  cloth:
    '<path class="facet" d="M13 6h7v9h-7z"/><path d="M4 6h16v9H4z"/><path d="M4 15c2 4 5 4 8 2s6-1 8 1M8 6v9M12 6v9M16 6v9"/>',
  coins:
    '<path class="facet" d="M12 11h7v7h-7z"/><ellipse cx="12" cy="8" rx="7" ry="3"/><path d="M5 8v4c0 1.7 3.1 3 7 3s7-1.3 7-3V8M5 12v4c0 1.7 3.1 3 7 3s7-1.3 7-3v-4"/>',
  bullion:
    '<path class="facet" d="M14 8h3l3 10h-6z"/><path d="M7 8h10l3 10H4z"/><path d="M4 18l5-3h6l5 3M9 15l1-7M15 15l-1-7"/>',
  coin: '<path class="facet" d="M12 4a8 8 0 010 16z"/><circle cx="12" cy="12" r="8"/><path d="M12 8v8M9.6 10h4.8M9.6 14h4.8"/>',
  // Tokens of the games
  crown:
    '<path class="facet" d="M12 7l4 5 4-4-1 9h-7z"/><path d="M4 8l4 4 4-5 4 5 4-4-1.4 9H5.4z"/><path d="M5.4 19.6h13.2"/>',
  dice: '<path class="facet" d="M12 4h8v16h-8z"/><rect x="4" y="4" width="16" height="16" rx="3"/><circle class="solid" cx="8.5" cy="8.5" r="1.5"/><circle class="solid" cx="15.5" cy="15.5" r="1.5"/><circle class="solid" cx="12" cy="12" r="1.5"/>',
  timer:
    '<path class="facet" d="M12 12l4 5v3h-4z"/><path d="M6 3h12M6 21h12M8 3v3.5L12 12l-4 5.5V21M16 3v3.5L12 12l4 5.5V21"/><path class="solid" d="M9.2 20.2h5.6L12 16.5z"/>',
  hand: '<path class="facet" d="M12 6l7 2-3 12-6-2z"/><rect x="4" y="5" width="9" height="14" rx="1.5"/><path d="M13 7l6 1.6L16 20l-5-1.3"/>',
  gods: '<path d="M12 3v3M5.5 6l2 2M18.5 6l-2 2M3 12h3M18 12h3"/><circle cx="12" cy="12" r="3.5"/><path d="M6 20c1-3 3-4 6-4s5 1 6 4z"/>',
  // Buildings and people
  farm: '<path class="facet" d="M12 5l7 5v9h-7z"/><path d="M3.5 11L12 4.5l8.5 6.5M5.5 10v9.5h13V10M9.5 19.5V14h5v5.5M9.5 14l5 5.5M14.5 14l-5 5.5"/>',
  market:
    '<path class="facet" d="M12 10h7v9.5h-7z"/><path d="M4 9l1.5-4.5h13L20 9M4 9c0 2.7 4 2.7 4 0 0 2.7 4 2.7 4 0 0 2.7 4 2.7 4 0 0 2.7 4 2.7 4 0M5.5 11.5v8h13v-8M9 19.5V15h6v4.5"/>',
  fort: '<path class="facet" d="M12 9h6v11h-6z"/><path d="M4 20V9h4V6h2.5v2h3V6H16v3h4v11zM10 20v-4a2 2 0 014 0v4M4 12h16"/>',
  castle:
    '<path class="facet" d="M12 10h9v11h-9z"/><path d="M3 21V8h1.7v1.5h1.6V8H8v4h2V5h1.2v1.3h1.6V5H14v7h2V8h1.7v1.5h1.6V8H21v13zM10.5 21v-4a1.5 1.5 0 013 0v4M12 5V2l3 1"/>',
  village: '<path class="facet" d="M12 5l6 6v8h-6z"/><path d="M5 19.5V11l7-6.5 7 6.5v8.5zM10 19.5v-5h4v5"/>',
  town: '<path class="facet" d="M12 10h8v10h-8z"/><path d="M3.5 20V8.5L8 4l4.5 4.5V11h8v9zM12.5 11v9M6.5 12h3M6.5 16h3M16 14.5h1.5"/>',
  city: '<path class="facet" d="M12 6l8 4v10h-8z"/><path d="M4 20V10l8-4 8 4v10zM8 20v-7M12 20v-7M16 20v-7M4 12h16"/>',
  wonder: '<path class="facet" d="M12 4l8 5v11h-8z"/><path d="M4 9l8-5 8 5zM6 9v8M10 9v8M14 9v8M18 9v8M4 17h16v3H4z"/>',
  warrior:
    '<path class="facet" d="M12 3l7 2.5v6c0 5-4 8-7 9.5z"/><path d="M12 3l7 2.5v6c0 5-4 8-7 9.5-3-1.5-7-4.5-7-9.5v-6z"/><path d="M12 8v8M9 11h6"/>',
  fence: '<path d="M4 20V8l2-2.5L8 8v12M10 20V8l2-2.5L14 8v12M16 20V8l2-2.5L20 8v12M3 11.5h18M3 16.5h18"/>',
  // Dangers
  enemy: '<path class="facet" d="M12 3l7 9-7 9z"/><path d="M12 3l7 9-7 9-7-9z"/><path d="M9 9.5l6 5M15 9.5l-6 5"/>',
  robber:
    '<path class="facet" d="M12 3a5 5 0 014 8l3 9h-7z"/><circle cx="12" cy="7.5" r="4"/><path d="M5 20.5c0-5 3-9 7-9s7 4 7 9zM8.5 7h7"/>',
  dragon:
    '<path class="facet" d="M13 8l8-3-2 6-5 4z"/><path d="M3 17c3 1 5 0 6-2s2-5 5-6l7-4-1.5 6.5-4 1.5 1.5 2-4 1c-1 3-4 4.5-7 4-2-.3-3.3-1-4-3z"/><path d="M14 9l-3-4-1 5"/><circle class="solid" cx="16.7" cy="8.7" r=".9"/>',
  flame:
    '<path class="facet" d="M12 3c1 5 6 6 6 11a6 6 0 01-6 7z"/><path d="M12 3c1 5 6 6 6 11a6 6 0 01-12 0c0-3 2-4 2.5-6.5C10 9 11 10 11 12c1.5-2 2-6 1-9z"/>',
  skull:
    '<path class="facet" d="M12 4a7 7 0 017 7c0 2-1 4-3 5v4h-4z"/><path d="M8 16c-2-1-3-3-3-5a7 7 0 0114 0c0 2-1 4-3 5v4H8zM10.5 20v-2M13.5 20v-2"/><circle class="solid" cx="9.3" cy="11.5" r="1.5"/><circle class="solid" cx="14.7" cy="11.5" r="1.5"/>',
  hydra:
    '<path d="M5 20c0-4 2-5 3-8s-2-4-4-3M12 20c-1-5 0-7 0-10s-2-4-3-5M19 20c0-4-2-5-3-8s2-4 4-3M12 10c0-3 2-4 3-5M4 20h16"/>',
  minotaur:
    '<path class="facet" d="M12 9h5l-2 9-3 2z"/><path d="M4 4c0 4 1.5 5 4 5h8c2.5 0 4-1 4-5M8 9l1 8 3 3 3-3 1-8M10.5 17h3"/><circle class="solid" cx="10" cy="12.5" r="1"/><circle class="solid" cx="14" cy="12.5" r="1"/>',
  // Land, water, roads
  lake: '<path d="M3 9c2-2 4-2 6 0s4 2 6 0 4-2 6 0M3 14c2-2 4-2 6 0s4 2 6 0 4-2 6 0M6 19c2-2 4-2 6 0s4 2 6 0"/>',
  road: '<path d="M4 18L20 6" stroke-width="4" stroke-opacity=".25"/><path d="M4 18L20 6" stroke-dasharray="3.5 3"/>',
  wind: '<path d="M3 9h11a3 3 0 10-2.5-4.5M3 13h15a3 3 0 11-2.5 4.5M3 17h7"/>',
  desert: '<path d="M3 17c3-5 6-5 9-1s6 2 9-1M6 10h.1M16 8h.1"/>',
  anchor:
    '<circle cx="12" cy="5" r="2"/><path d="M12 7v14M8 10h8M4.5 14c.5 4 4 7 7.5 7s7-3 7.5-7M3 15.5l1.5-2 2 1.5M21 15.5l-1.5-2-2 1.5"/>',
  pick: '<path d="M4 9c4-5 12-5 16 0M12 6l-5 14M13 6.3L9 20"/>',
  // Actions at the table
  undo: '<path d="M9 14L4 9l5-5M4 9h10a6 6 0 010 12h-3"/>',
  hint: '<path class="facet" d="M12 3l3 9-3 9z"/><circle cx="12" cy="12" r="9"/><path d="M15.5 8.5l-2 5-5 2 2-5z"/>',
  replay: '<path d="M4 12a8 8 0 108-8c-3 0-5 1.2-6.5 3.2M5 3v5h5"/><path class="solid" d="M10 8.7v6.6l5.3-3.3z"/>',
  rules:
    '<path class="facet" d="M12 6c2-1.5 5-2 8-2v14c-3 0-6 .5-8 2z"/><path d="M12 6c-2-1.5-5-2-8-2v14c3 0 6 .5 8 2 2-1.5 5-2 8-2V4c-3 0-6 .5-8 2zM12 6v14"/>',
  share: '<path d="M12 15V3.5M8 7l4-4 4 4M5 12v8h14v-8"/>',
  settings:
    '<circle cx="12" cy="12" r="3"/><path d="M12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.1 2.1M16.3 16.3l2.1 2.1M5.6 18.4l2.1-2.1M16.3 7.7l2.1-2.1"/>',
  chat: '<path d="M4 5h16v11H11l-4 4v-4H4z"/><path d="M8 9.5h8M8 12.5h5"/>',
  sound: '<path d="M4 9.5v5h4l5 4v-13l-5 4zM16.5 9a4 4 0 010 6M18.5 6a8 8 0 010 12"/>',
  link: '<path d="M10 14a4 4 0 005.7 0l3.3-3.3a4 4 0 00-5.7-5.7L12 6.3M14 10a4 4 0 00-5.7 0L5 13.3A4 4 0 0010.7 19l1.3-1.3"/>',
  flip: '<path d="M4 8h12M12 4l4 4-4 4M20 16H8M12 12l-4 4 4 4"/>',
  trade: '<path d="M7 4v15M3 8l4-4 4 4M17 20V5M13 16l4 4 4-4"/>',
  use: '<circle cx="12" cy="12" r="4"/><path d="M12 3v2.5M12 18.5V21M3 12h2.5M18.5 12H21M5.6 5.6l1.8 1.8M16.6 16.6l1.8 1.8M5.6 18.4l1.8-1.8M16.6 7.4l1.8-1.8"/>',
  play: '<path class="solid" d="M7 4.5v15l12-7.5z"/>',
  pause: '<path class="solid" d="M7 5h3.6v14H7zM13.4 5H17v14h-3.6z"/>',
  // People and things
  bot: '<path class="facet" d="M12 8h7v11h-7z"/><rect x="5" y="8" width="14" height="11" rx="2"/><path d="M12 8V4M10 4h4M3 12v3M21 12v3M9.5 16h5"/><circle class="solid" cx="9" cy="12.5" r="1.3"/><circle class="solid" cx="15" cy="12.5" r="1.3"/>',
  person:
    '<path class="facet" d="M12 13c4 0 7 3 7 7h-7z"/><circle cx="12" cy="8" r="4"/><path d="M5 20c0-4 3-7 7-7s7 3 7 7z"/>',
  eye: '<path d="M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12z"/><circle cx="12" cy="12" r="3"/>',
  clock: '<circle cx="12" cy="12" r="8.5"/><path d="M12 7v5l3.5 2"/>',
  bell: '<path d="M6 17V11a6 6 0 0112 0v6l1.5 1.5h-15zM10 21h4"/>',
  signal: '<path d="M5 19v-4M10 19v-7M15 19V9M20 19V5" stroke-width="2.4"/>',
  theme: '<path class="solid" d="M12 4a8 8 0 010 16z"/><circle cx="12" cy="12" r="8"/>',
  // Marks and arrows
  check: '<path d="M4.5 12.5l5 5 10-11"/>',
  close: '<path d="M6 6l12 12M18 6L6 18"/>',
  plus: '<path d="M12 5v14M5 12h14"/>',
  minus: '<path d="M5 12h14"/>',
  left: '<path d="M19 12H5M11 6l-6 6 6 6"/>',
  right: '<path d="M5 12h14M13 6l6 6-6 6"/>',
  up: '<path d="M12 19V5M6 11l6-6 6 6"/>',
  fold: '<path d="M6 9l6 6 6-6"/>',
  more: '<circle class="solid" cx="5.5" cy="12" r="1.7"/><circle class="solid" cx="12" cy="12" r="1.7"/><circle class="solid" cx="18.5" cy="12" r="1.7"/>',
  next: '<path d="M9 6l6 6-6 6"/>',
} as const;

export type GlyphName = keyof typeof glyphs;
