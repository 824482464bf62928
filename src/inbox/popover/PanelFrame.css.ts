import { style } from '@vanilla-extract/css';
import { media, reset, theme } from '../../primitives/theme/themeContract.css.ts';

/** As large as a full panel, and where that will be. */
export const frame = style([
  reset.box,
  {
    position: 'fixed',
    inset: 'auto',
    insetInlineEnd: 0,
    positionArea: 'block-end span-inline-start',
    positionTryFallbacks: 'flip-block',
    margin: '8px',
    marginInline: 0,
    inlineSize: theme.size.panelWidth,
    maxInlineSize: 'calc(100vw - 16px)',
    blockSize: theme.size.panelMaxHeight,
    maxBlockSize: '80dvh',
    padding: theme.space.l,
    backgroundColor: theme.color.surface,
    color: theme.color.text,
    fontWeight: theme.font.strong,
    borderRadius: theme.radius.panel,
    boxShadow: theme.shadow.panel,
    zIndex: theme.layer.zIndex,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
]);
