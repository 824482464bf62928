/** The tokens that each theme sets itself. Colours are literals, so that a test can compute their contrast. */
export const lightPalette = {
  color: {
    accent: '#3b5bdb',
    onAccent: '#ffffff',
    surface: '#ffffff',
    text: '#101828',
    textSecondary: '#475467',
    textTertiary: '#5f6a80',
    border: '#e6e9ef',
    control: '#808999',
    danger: '#cc2a1d',
    warning: '#a94407',
    success: '#067647',
  },
  /** The ground of menus. */
  raised: 'var(--carillon-color-surface)',
  shadow: { panel: '0 16px 40px -12px rgba(16, 24, 40, 0.22), 0 0 0 1px rgba(16, 24, 40, 0.06)' },
};
export type Palette = typeof lightPalette;

/**
 * So many pixels at the browser's usual font size of 16, and more for readers who chose a larger one. Never less: hosts that set
 * the root of their page to 10 px, for easier arithmetic, do not mean smaller text.
 */
export function scaled(px: number): string {
  return `calc(${px} * var(--carillon-size-unit))`;
}

/** Another token and so many pixels, as `scaled` has them. */
const plus = (token: string, px: number) => `calc(var(--carillon-${token}) + ${scaled(px)})`;

/** The height of two lines with so many pixels around them. */
export const twoLines = (px: number) => `calc(2 * var(--carillon-font-line-height) + ${scaled(px)})`;

/** A colour derived from a palette, also from one that a host has changed: `mixed('surface', 'accent', 6)` has six percent of accent. */
export const mixed = (ground: keyof Palette['color'], ink: keyof Palette['color'], percent: number) =>
  `color-mix(in srgb, var(--carillon-color-${ground}), var(--carillon-color-${ink}) ${percent}%)`;

/**
 * All tokens of a theme: a line added here becomes a CSS variable `--carillon-<group>-<name>`. Hosts may rely on those of
 * `publicTokens`, which describes them; the others may change.
 */
export const tokensOf = (palette: Palette) => ({
  color: {
    ...palette.color,
    /** The accent as marks, edges and grounds of words. A host's is moved by the styles of the themes until it can be seen. */
    accentShown: 'var(--carillon-color-accent)',
    /** What is mixed with that while it is pressed: away from the colour of the words on it. */
    accentPress: 'var(--carillon-color-text)',
    focus: 'var(--carillon-color-accent-shown)',
    /** The accent as text: links, counts. */
    accentText: mixed('accent', 'text', 12),
    /** The background of unread rows and of quiet information. */
    tint: mixed('surface', 'accent', 6),
    /** The same under the pointer. */
    tintHover: mixed('surface', 'accent', 10),
    /** The background under the pointer. */
    hover: mixed('surface', 'text', 5),
    /** The background of menus, which lie over the panel. */
    raised: palette.raised,
    /** The background of code. */
    code: mixed('surface', 'text', 8),
    /** The ground of words that were searched for: the yellow of a marker, on any surface that a host has. */
    mark: 'color-mix(in srgb, var(--carillon-color-surface), #ffc400 40%)',
    dangerSurface: mixed('surface', 'danger', 9),
    warningSurface: mixed('surface', 'warning', 9),
    successSurface: mixed('surface', 'success', 9),
  },
  space: { xs: '4px', s: '8px', m: '12px', l: '16px' },
  radius: { panel: '12px', control: '6px' },
  font: {
    size: scaled(14),
    lineHeight: plus('font-size', 6),
    smallSize: scaled(12),
    smallLineHeight: plus('font-small-size', 4),
    /** Tabs, buttons, menus. */
    controlSize: scaled(13),
    /** What is typed. */
    fieldSize: 'var(--carillon-font-size)',
    strong: '600',
    mono: 'ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace',
  },
  size: {
    /** What `scaled` multiplies. */
    unit: 'max(1px, 0.0625rem)',
    panelWidth: scaled(400),
    panelMaxHeight: scaled(600),
    avatar: scaled(32),
    /** The space around the lines of a row follows from it. */
    rowMinHeight: twoLines(16),
    /** The most lines of a title and of a body. */
    titleLines: '2',
    bodyLines: '2',
    /** The side of an icon button, and of the smallest ones; on touch screens both are what a finger needs. */
    target: scaled(32),
    smallTarget: scaled(24),
  },
  shadow: palette.shadow,
  motion: { fast: '120ms' },
  layer: { zIndex: '1000' },
});

/** Every theme has these tokens, all of them CSS values. */
export type Tokens = ReturnType<typeof tokensOf>;

/** The light theme. */
export const lightTokens = /* @__PURE__ */ tokensOf(lightPalette);
