import { style } from '@vanilla-extract/css';
import { surface } from '../../primitives/popover/PopoverSurface.css.ts';
import { media, theme } from '../../primitives/theme/themeContract.css.ts';

/** The frame of a panel that holds what the panel will: it looks as the surface does. */
export const early = style([
  surface,
  {
    selectors: {
      // More than the class of the frame.
      '&&': {
        position: 'fixed',
        positionTryOrder: 'most-block-size',
        blockSize: 'auto',
        maxBlockSize: `min(${theme.size.panelMaxHeight}, 100% - 16px)`,
        padding: 0,
      },
    },
    '@media': {
      [media.sheet]: {
        selectors: {
          '&&': {
            inset: 0,
            positionArea: 'none',
            margin: 0,
            inlineSize: '100%',
            maxInlineSize: 'none',
            blockSize: '100%',
            maxBlockSize: 'none',
            borderRadius: 0,
          },
        },
      },
    },
  },
]);
