import { style } from '@vanilla-extract/css';
import { focusRing, media, reset, textSize, theme } from '../../primitives/theme/themeContract.css.ts';

export const form = style([
  reset.box,
  { display: 'flex', flexDirection: 'column', gap: theme.space.s, padding: theme.space.m },
]);

export const label = style([reset.box, { fontWeight: theme.font.medium }]);

export const field = style([
  reset.input,
  focusRing,
  {
    inlineSize: '100%',
    minBlockSize: theme.size.target,
    paddingBlock: '5px',
    paddingInline: theme.space.s,
    border: `1px solid ${theme.color.control}`,
    borderRadius: theme.radius.control,
    fontSize: textSize[13],
    lineHeight: theme.font.lineHeight,
    selectors: { '&:where(:focus-visible)': { outlineOffset: '0', borderColor: theme.color.focus } },
    '@media': {
      // Below 16 px phones zoom into the field.
      [media.coarse]: { minBlockSize: theme.size.coarseTarget, fontSize: textSize[16] },
    },
  },
]);
