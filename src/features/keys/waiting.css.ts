import { style } from '@vanilla-extract/css';
import { reset, theme } from '../../primitives/theme/themeContract.css.ts';

/** A key as it is printed on a keyboard. */
export const key = style([
  reset.box,
  {
    display: 'inline-block',
    minInlineSize: '20px',
    paddingInline: '5px',
    border: `1px solid ${theme.color.control}`,
    borderRadius: '4px',
    fontSize: theme.font.smallSize,
    lineHeight: theme.font.smallLineHeight,
    textAlign: 'center',
    color: theme.color.textSecondary,
  },
]);

/** In a corner of the list, over its rows. */
export const waiting = style([
  key,
  {
    alignSelf: 'flex-start',
    position: 'relative',
    zIndex: 1,
    // It takes no place of its own.
    marginBlockStart: '-30px',
    marginBlockEnd: theme.space.s,
    marginInlineStart: theme.space.m,
    paddingBlock: '2px',
    backgroundColor: theme.color.surface,
    pointerEvents: 'none',
  },
]);
