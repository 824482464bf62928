import { mixed, type Palette, tokensOf } from './lightTokens.ts';

export const darkPalette: Palette = {
  color: {
    accent: '#8ea2ff',
    onAccent: '#0c1020',
    surface: '#15181e',
    text: '#eceff4',
    textSecondary: '#b3bac6',
    textTertiary: '#98a1b0',
    border: '#282d37',
    control: '#707a8b',
    danger: '#f97066',
    warning: '#fdb022',
    success: '#47cd89',
  },
  // Shadows are hardly seen there: what lies over the panel is lighter.
  raised: mixed('surface', 'text', 7),
  shadow: { panel: '0 20px 48px -12px rgba(0, 0, 0, 0.7), 0 0 0 1px #272c36' },
};

/** The dark theme. Sizes, spaces and type are the light theme's. */
export const darkTokens = /* @__PURE__ */ tokensOf(darkPalette);
