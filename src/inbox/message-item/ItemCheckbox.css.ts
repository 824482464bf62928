import { style } from '@vanilla-extract/css';
import { reset } from '../../primitives/theme/themeContract.css.ts';

/** As wide as the avatar, so that no text moves. */
export const place = style([
  reset.box,
  { flex: 'none', display: 'grid', placeItems: 'center', inlineSize: '32px', minBlockSize: '32px' },
]);
