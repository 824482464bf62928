/** What each theme chooses itself. Colours are literals, so that contrast.test.ts can weigh them. */
export const lightPalette = {
  color: {
    accent: '#3b5bdb',
    onAccent: '#ffffff',
    surface: '#ffffff',
    text: '#101828',
    textSecondary: '#475467',
    textTertiary: '#5f6a80',
    border: '#e6e9ef',
    control: '#838c9d',
    danger: '#cc2a1d',
    warning: '#a94407',
    success: '#067647',
  },
  shadow: { panel: '0 16px 40px -12px rgba(16, 24, 40, 0.22), 0 0 0 1px rgba(16, 24, 40, 0.06)' },
};
export type Palette = typeof lightPalette;

/**
 * So many pixels for readers whose browser writes 16, and more for those who chose larger letters. Never less: hosts that set
 * their page's root to 10 px, to count in tens, mean no reader's wish by it.
 */
export function scaled(px: number): string {
  return `max(${px}px, ${px / 16}rem)`;
}

/** Follows from a palette, also from one that a host changed: `mixed('surface', 'accent', 6)` is six parts of accent in a hundred. */
const mixed = (ground: keyof Palette['color'], ink: keyof Palette['color'], percent: number) =>
  `color-mix(in srgb, var(--carillon-color-${ground}), var(--carillon-color-${ink}) ${percent}%)`;

/**
 * All tokens of a theme: a line added here becomes a CSS variable `--carillon-<group>-<name>`. Hosts may rely on those named
 * in publicTokens.ts, where it is written what they are for; the others are ours to change.
 */
export const tokensOf = (palette: Palette) => ({
  color: {
    ...palette.color,
    focus: 'var(--carillon-color-accent)',
    /** The accent as text: links, counts. */
    accentText: mixed('accent', 'text', 12),
    /** The ground of unread rows and of quiet information. */
    tint: mixed('surface', 'accent', 6),
    /** The ground under the pointer. */
    hover: mixed('surface', 'text', 5),
    /** The ground of code. */
    code: mixed('surface', 'text', 8),
    dangerSurface: mixed('surface', 'danger', 9),
    warningSurface: mixed('surface', 'warning', 9),
    successSurface: mixed('surface', 'success', 9),
  },
  space: { xs: '4px', s: '8px', m: '12px', l: '16px' },
  radius: { panel: '12px', control: '6px', full: '999px' },
  font: {
    size: scaled(14),
    lineHeight: scaled(20),
    smallSize: scaled(12),
    smallLineHeight: scaled(16),
    regular: '400',
    medium: '500',
    strong: '600',
    mono: 'ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace',
  },
  size: {
    panelWidth: '400px',
    panelMaxHeight: '600px',
    avatar: '32px',
    /** The side of an icon button. */
    target: '32px',
    smallTarget: '26px',
    /** The least side of a control under a finger. */
    coarseTarget: '44px',
  },
  shadow: palette.shadow,
  motion: { fast: '120ms', easing: 'cubic-bezier(0.2, 0, 0, 1)' },
  layer: { zIndex: '1000' },
});

/** Every theme has these tokens, all of them CSS values. */
export type Tokens = ReturnType<typeof tokensOf>;

/** The light theme. */
export const lightTokens = /* @__PURE__ */ tokensOf(lightPalette);
