import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { media, raised, reset, theme } from '../theme/themeContract.css.ts';

// Never quite transparent, so that the first frame after the press shows it.
const appear = keyframes({ from: { opacity: 0.4, transform: 'translateY(-4px)' } });

/** The box in the portal. Not a class of the ThemeRoot, which passes its class on to the menus inside it. */
export const portal = style({});

export const surface = style([
  reset.box,
  raised,
  {
    display: 'flex',
    flexDirection: 'column',
    position: 'relative',
    inlineSize: theme.size.panelWidth,
    maxInlineSize: 'calc(100vw - 16px)',
    // What is left for it, in its own pixels.
    maxBlockSize: `min(${theme.size.panelMaxHeight}, var(--radix-popper-available-height, 100dvh) / var(--carillon-zoom, 1))`,
    // It may grow, and does not shrink until it closes: what is below the pointer stays there.
    minBlockSize: `min(var(--carillon-kept, 0px), var(--radix-popper-available-height, 100dvh) / var(--carillon-zoom, 1))`,
    overflow: 'hidden',
    borderRadius: theme.radius.panel,
    zIndex: theme.layer.zIndex,
    // The container is focused on opening only, and needs no focus ring.
    outline: 'none',
    animation: `${appear} ${theme.motion.fast}`,
    '@media': {
      [media.sheet]: {
        inlineSize: '100%',
        maxInlineSize: 'none',
        blockSize: '100%',
        maxBlockSize: 'none',
        borderRadius: 0,
        paddingBlockEnd: 'env(safe-area-inset-bottom, 0)',
      },
    },
  },
]);

// Radix's positioning box, the one element that cannot be given a class, inside our portal only. Its position is an inline style,
// hence `!important`.
globalStyle(`${portal} > [data-radix-popper-content-wrapper]`, {
  font: 'inherit',
  color: 'inherit',
  '@media': {
    [media.sheet]: {
      inset: '0 !important',
      transform: 'none !important',
      minWidth: '0 !important',
      inlineSize: '100% !important',
      blockSize: '100dvh !important',
    },
  },
});
