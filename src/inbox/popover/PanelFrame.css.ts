import { style } from '@vanilla-extract/css';
import { media, reset, theme } from '../../primitives/theme/themeContract.css.ts';

/** As large as a full panel, and where that will be. */
export const frame = style([
  reset.box,
  {
    position: 'fixed',
    inset: 'auto',
    // Its end is at the end of the bell, or where less would be beside the page.
    insetInlineEnd: [0, `min(anchor(self-end), 100% - ${theme.size.panelWidth} - 8px)`],
    justifySelf: 'self-end',
    positionArea: 'block-end span-all',
    positionTryFallbacks: 'flip-block',
    margin: '8px 0',
    inlineSize: theme.size.panelWidth,
    maxInlineSize: '100%',
    blockSize: theme.size.panelMaxHeight,
    maxBlockSize: '80dvh',
    padding: theme.space.l,
    backgroundColor: theme.color.surface,
    color: theme.color.text,
    borderRadius: theme.radius.panel,
    boxShadow: theme.shadow.panel,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
]);
