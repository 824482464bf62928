import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { media, reset, theme } from '../theme/themeContract.css.ts';

/** Hues apart enough to tell neighbours by; how light they are is the theme's. */
const hues = [265, 150, 20, 200, 335, 45, 230, 175, 0, 95, 295, 215];

const ink = createVar();

export const avatar = style([
  reset.box,
  {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: theme.size.avatar,
    blockSize: theme.size.avatar,
    borderRadius: '50%',
    overflow: 'hidden',
    // Not with the reader's letters: the circle does not grow, and the name stands beside it.
    fontSize: '12px',
    lineHeight: 1,
    fontWeight: theme.font.strong,
    whiteSpace: 'nowrap',
    userSelect: 'none',
    backgroundColor: theme.color.hover,
    color: theme.color.textSecondary,
    selectors: {
      // In every theme, also in one with colours of the host's own.
      '&:where([data-state="initials"])': {
        backgroundColor: `color-mix(in srgb, ${theme.color.surface}, ${ink} 26%)`,
        color: `color-mix(in srgb, ${theme.color.text}, ${ink} 32%)`,
      },
      '&:where([data-size="small"])': { inlineSize: '24px', blockSize: '24px', fontSize: '10px' },
      '&:where([data-tone="warning"])': {
        backgroundColor: theme.color.warningSurface,
        color: theme.color.warning,
      },
      '&:where([data-tone="error"])': {
        backgroundColor: theme.color.dangerSurface,
        color: theme.color.danger,
      },
      '&:where([data-tone="success"], [data-tone="up"])': {
        backgroundColor: theme.color.successSurface,
        color: theme.color.success,
      },
      '&:where([data-tone="info"], [data-tone="question"])': {
        // Stronger than the tint, which is the ground of unread rows: there the circle would vanish.
        backgroundColor: `color-mix(in srgb, ${theme.color.surface}, ${theme.color.accent} 14%)`,
        color: theme.color.accentText,
      },
    },
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
]);

/** A class a hue, not an inline style: a strict style policy refuses those in server-rendered pages. */
export const hue = styleVariants(
  Object.fromEntries(hues.map((degrees, index) => [String(index), degrees])),
  (degrees) => ({ vars: { [ink]: `hsl(${degrees} 65% 50%)` } }),
);

export const image = style([
  reset.image,
  { inlineSize: '100%', blockSize: '100%', objectFit: 'cover', borderRadius: 'inherit' },
]);
