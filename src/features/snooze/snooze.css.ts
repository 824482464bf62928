import { style } from '@vanilla-extract/css';
import { focusRing, reset, theme } from '../../primitives/theme/themeContract.css.ts';

export const form = style([
  reset.box,
  { display: 'flex', flexDirection: 'column', gap: theme.space.s, padding: theme.space.m },
]);

export const label = style([reset.box, { fontWeight: 500 }]);

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
    fontSize: theme.font.fieldSize,
    lineHeight: theme.font.lineHeight,
    selectors: { '&:where(:focus-visible)': { outlineOffset: '0', borderColor: theme.color.focus } },
  },
]);
