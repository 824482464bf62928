import { style } from '@vanilla-extract/css';
import { reset } from '../../primitives/theme/themeContract.css.ts';
import { below } from './InboxItem.css.ts';

/** As high as the buttons that come. */
export const coming = style([reset.box, below, { blockSize: '28px', marginBlockStart: '6px' }]);
