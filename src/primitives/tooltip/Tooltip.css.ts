import { keyframes, style } from '@vanilla-extract/css';
import { media, reset, theme } from '../theme/themeContract.css.ts';

const appear = keyframes({ from: { opacity: 0 } });

/** In the top layer, where no panel clips it. Its transparent edge lets the pointer come over from the button. */
export const place = style([
  reset.box,
  {
    // Twice the class: against what browsers say of `[popover]`.
    selectors: {
      '&&': {
        position: 'fixed',
        inset: 'auto',
        margin: 0,
        inlineSize: 'max-content',
        maxInlineSize: 'min(240px, calc(100vw - 8px))',
        blockSize: 'auto',
        padding: '6px 4px',
        border: 0,
        overflow: 'visible',
        backgroundColor: 'transparent',
        zIndex: theme.layer.zIndex,
      },
    },
    animation: `${appear} ${theme.motion.fast}`,
  },
]);

/** Inverted, as a toast. */
export const words = style([
  reset.box,
  {
    display: 'block',
    paddingBlock: '4px',
    paddingInline: theme.space.s,
    borderRadius: theme.radius.control,
    backgroundColor: theme.color.text,
    color: theme.color.surface,
    fontSize: theme.font.smallSize,
    lineHeight: theme.font.smallLineHeight,
    fontWeight: 500,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
]);
