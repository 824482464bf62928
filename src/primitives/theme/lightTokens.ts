/**
 * The light theme and the shape of every theme: a line added here is asked of the other themes by the compiler, and becomes a
 * CSS variable `--carillon-<group>-<name>`. Colours are literals, so that contrast.test.ts can weigh them.
 */
export const lightTokens = {
  color: {
    /** The one accent: primary buttons, the unread dot, the mark of the open tab, a switch that is on. */
    accent: '#3b5bdb',
    /** Text and icons on the accent. */
    onAccent: '#ffffff',
    /** The accent as text: links, counts. */
    accentText: '#3553cc',
    /** The ground of panels. */
    surface: '#ffffff',
    /** The ground of unread rows and of quiet information. */
    tint: '#f4f6ff',
    /** The ground under the pointer. */
    hover: '#f2f4f8',
    text: '#101828',
    textSecondary: '#475467',
    /** Times, captions, counts. The faintest colour that may carry text. */
    textTertiary: '#5f6a80',
    /** Hairlines and skeletons. Decorative: no meaning may hang on it alone. */
    border: '#e6e9ef',
    /** Edges and tracks that show where a control is. */
    control: '#838c9d',
    danger: '#cc2a1d',
    onDanger: '#ffffff',
    dangerSurface: '#fef1f0',
    warning: '#a94407',
    warningSurface: '#fff4e5',
    success: '#067647',
    successSurface: '#e9f7ef',
    /** The ground of code. */
    code: '#eceef3',
    focus: '#3b5bdb',
    /** What a sheet lays over the page. */
    backdrop: 'rgba(16, 24, 40, 0.45)',
  },
  avatar: {
    /** Saturation and lightness of the ground; the hue comes from the name. */
    ground: '58% 90%',
    /** Saturation and lightness of the initials. */
    initials: '48% 27%',
  },
  space: { xs: '4px', s: '8px', m: '12px', l: '16px' },
  radius: { panel: '12px', control: '6px', full: '999px' },
  font: {
    size: '14px',
    lineHeight: '20px',
    smallSize: '12px',
    smallLineHeight: '16px',
    regular: '400',
    medium: '500',
    strong: '600',
    /** The family of code. Everything else inherits the page's. */
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
  shadow: {
    panel: '0 16px 40px -12px rgba(16, 24, 40, 0.22), 0 0 0 1px rgba(16, 24, 40, 0.06)',
  },
  motion: { fast: '120ms', easing: 'cubic-bezier(0.2, 0, 0, 1)' },
  layer: { zIndex: '1000' },
};

/** Every theme has these tokens, all of them CSS values. */
export type ThemeTokens = typeof lightTokens;
