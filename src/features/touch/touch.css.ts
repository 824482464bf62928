import { style } from '@vanilla-extract/css';
import { media, raised, reset, theme } from '../../primitives/theme/themeContract.css.ts';

/** In the place of a row that is swiped, as wide as the row: what the row uncovers is cut out of it. */
export const band = style([
  reset.box,
  {
    position: 'absolute',
    insetInline: 0,
    display: 'flex',
    alignItems: 'center',
    gap: theme.space.s,
    paddingInline: theme.space.l,
    overflow: 'hidden',
    backgroundColor: theme.color.code,
    color: theme.color.textSecondary,
    fontSize: theme.font.smallSize,
    lineHeight: theme.font.smallLineHeight,
    fontWeight: theme.font.strong,
    selectors: {
      '&:where([data-side="start"])': { flexDirection: 'row-reverse', textAlign: 'end' },
      '&:where([data-armed])': { backgroundColor: theme.color.accentShown, color: theme.color.onAccent },
      '&:where([data-armed][data-tone="danger"])': {
        backgroundColor: theme.color.danger,
        color: theme.color.surface,
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&:where([data-armed])': {
            forcedColorAdjust: 'none',
            backgroundColor: 'Highlight',
            color: 'HighlightText',
          },
        },
      },
    },
  },
]);

/** In lines within the way to the threshold. */
export const words = style({ maxInlineSize: '88px', overflowWrap: 'anywhere' });

/** Above the list until it is pulled down. */
export const pull = style([
  reset.box,
  raised,
  {
    position: 'absolute',
    insetBlockStart: '-40px',
    insetInline: 0,
    zIndex: 3,
    display: 'grid',
    placeItems: 'center',
    inlineSize: '36px',
    blockSize: '36px',
    marginInline: 'auto',
    borderRadius: '999px',
    color: theme.color.textSecondary,
    selectors: { '&:where([data-armed])': { color: theme.color.accentText } },
  },
]);
