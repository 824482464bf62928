import { style } from '@vanilla-extract/css';
import { media, reset, theme } from '../../primitives/theme/themeContract.css.ts';

export const line = style([
  reset.box,
  { flex: 'none', paddingBlockStart: theme.space.s, paddingInline: theme.space.l },
]);

export const chip = style([
  reset.box,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2px',
    maxInlineSize: '100%',
    minBlockSize: '26px',
    paddingInlineStart: '10px',
    borderRadius: theme.radius.full,
    backgroundColor: theme.color.tint,
    color: theme.color.accentText,
    fontSize: theme.font.smallSize,
    lineHeight: theme.font.smallLineHeight,
    fontWeight: theme.font.strong,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
]);

export const button = style({
  borderRadius: theme.radius.full,
  color: 'inherit',
  // A target for touch makes the chip no higher.
  '@media': { [media.coarse]: { marginBlock: '-9px', marginInlineEnd: '-9px' } },
});
