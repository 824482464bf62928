import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { scaled } from '../theme/lightTokens.ts';
import { media, reset, theme } from '../theme/themeContract.css.ts';

/** Hues that differ enough from each other; their lightness is the theme's. */
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
    fontSize: scaled(12),
    lineHeight: 1,
    fontWeight: theme.font.strong,
    whiteSpace: 'nowrap',
    userSelect: 'none',
    backgroundColor: theme.color.hover,
    color: theme.color.textSecondary,
    selectors: {
      // For every theme, also one with the host's own colours.
      '&:where([data-state="initials"])': {
        backgroundColor: `color-mix(in srgb, ${theme.color.surface}, ${ink} 26%)`,
        color: `color-mix(in srgb, ${theme.color.text}, ${ink} 32%)`,
      },
      '&:where([data-size="small"])': { inlineSize: scaled(24), blockSize: scaled(24), fontSize: scaled(10) },
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
        // Stronger than the tint, which is the background of unread rows, where the circle would not be visible.
        backgroundColor: `color-mix(in srgb, ${theme.color.surface}, ${theme.color.accent} 14%)`,
        color: theme.color.accentText,
      },
    },
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
]);

/** A class for each hue instead of an inline style, which a strict style policy blocks in server-rendered pages. */
export const hue = styleVariants(
  Object.fromEntries(hues.map((degrees, index) => [String(index), degrees])),
  (degrees) => ({ vars: { [ink]: `hsl(${degrees} 65% 50%)` } }),
);

export const image = style([
  reset.image,
  { inlineSize: '100%', blockSize: '100%', objectFit: 'cover', borderRadius: 'inherit' },
]);
