import { style } from '@vanilla-extract/css';
import { reset, theme } from '../../primitives/theme/themeContract.css.ts';

/** As wide as the avatar, so that no text moves. */
export const place = style([
  reset.box,
  {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: theme.size.avatar,
    minBlockSize: `max(${theme.size.avatar}, calc(2 * ${theme.font.lineHeight}))`,
  },
]);
