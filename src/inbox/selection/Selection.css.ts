import { style } from '@vanilla-extract/css';
import { reset, theme } from '../../primitives/theme/themeContract.css.ts';

/** As high as the header that it replaces. */
export const bar = style([
  reset.box,
  {
    display: 'flex',
    alignItems: 'center',
    gap: theme.space.xs,
    flex: 'none',
    paddingBlock: '6px',
    paddingInline: `${theme.space.l} ${theme.space.m}`,
    borderBlockEnd: `1px solid ${theme.color.border}`,
    backgroundColor: theme.color.tint,
  },
]);

export const count = style([
  reset.box,
  {
    flex: '1',
    overflowWrap: 'anywhere',
    marginInlineStart: theme.space.xs,
    fontWeight: theme.font.medium,
  },
]);
