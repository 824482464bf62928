import { type Palette, tokensOf } from './lightTokens.ts';

export const contrastPalette: Palette = {
  color: {
    accent: '#0b3aa8',
    onAccent: '#ffffff',
    surface: '#ffffff',
    text: '#000000',
    textSecondary: '#1f2733',
    textTertiary: '#333d4d',
    border: '#5b6473',
    control: '#000000',
    danger: '#940c0c',
    warning: '#6b3000',
    success: '#00512d',
  },
  raised: 'var(--carillon-color-surface)',
  shadow: { panel: '0 0 0 2px #000000' },
};

export const contrastDarkPalette: Palette = {
  color: {
    accent: '#b8c6ff',
    onAccent: '#000000',
    surface: '#000000',
    text: '#ffffff',
    textSecondary: '#e4e8ee',
    textTertiary: '#ccd3de',
    border: '#8b94a3',
    control: '#ffffff',
    danger: '#ffb3ab',
    warning: '#ffd166',
    success: '#7ff0b0',
  },
  raised: 'var(--carillon-color-surface)',
  shadow: { panel: '0 0 0 2px #ffffff' },
};

/** The light theme of high contrast: text at 7:1, and visible edges. */
export const contrastTokens = /* @__PURE__ */ tokensOf(contrastPalette);

/** The dark theme of high contrast. */
export const contrastDarkTokens = /* @__PURE__ */ tokensOf(contrastDarkPalette);
