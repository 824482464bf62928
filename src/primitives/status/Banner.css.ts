import { style } from '@vanilla-extract/css';
import { media, reset, theme } from '../theme/themeContract.css.ts';

export const banner = style([
  reset.box,
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: theme.space.s,
    paddingBlock: theme.space.s,
    paddingInline: theme.space.l,
    fontSize: theme.font.controlSize,
    lineHeight: theme.font.lineHeight,
    fontWeight: 500,
    selectors: {
      '&:where([data-tone="info"])': { backgroundColor: theme.color.tint, color: theme.color.accentText },
      '&:where([data-tone="warning"])': {
        backgroundColor: theme.color.warningSurface,
        color: theme.color.warning,
      },
      '&:where([data-tone="danger"])': {
        backgroundColor: theme.color.dangerSurface,
        color: theme.color.danger,
      },
    },
    '@media': { [media.forcedColors]: { borderBlock: '1px solid CanvasText' } },
  },
]);

/** As high as a line of text, so that it stays beside the first one. */
export const icon = style([
  reset.box,
  {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    blockSize: theme.font.lineHeight,
  },
]);

export const text = style([reset.box, { flex: 1, overflowWrap: 'anywhere' }]);

export const action = style({
  flex: 'none',
  display: 'flex',
  marginBlock: '-4px',
  marginInlineEnd: '-8px',
  color: 'inherit',
});
