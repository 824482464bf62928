import { fallbackVar, keyframes, style } from '@vanilla-extract/css';
import { focusRing, raised, reset, theme } from '../../primitives/theme/themeContract.css.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });
const runOut = keyframes({ to: { transform: 'scaleX(0)' } });

/** Outside of every theme: it has no tokens but the page's. */
export const shelf = style({
  position: 'fixed',
  inset: 'auto',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  margin: '16px',
  padding: 0,
  border: 0,
  background: 'none',
  overflow: 'visible',
  zIndex: fallbackVar(theme.layer.zIndex, '1000'),
  display: 'grid',
  gap: '8px',
  inlineSize: 'min(360px, 100vw - 32px)',
  pointerEvents: 'none',
});

export const region = style([
  reset.box,
  { position: 'relative', display: 'grid', gap: theme.space.s, pointerEvents: 'auto' },
]);

/** How long the top toast stays, `toastMs`: a line along its lower edge. Where motion is reduced it ends at once. A border, which forced colours show. */
export const time = style({
  position: 'absolute',
  gridRow: '1 / 2',
  insetBlockEnd: 0,
  insetInline: theme.radius.control,
  borderBlockEnd: `2px solid ${theme.color.accentShown}`,
  animation: `${runOut} min(6s, ${theme.motion.fast} * 1000) linear forwards`,
});

export const toast = style([
  reset.box,
  raised,
  {
    position: 'relative',
    display: 'flex',
    gap: theme.space.s,
    padding: theme.space.m,
    animation: `${appear} ${theme.motion.fast}`,
  },
]);

export const icon = style({ flex: 'none', marginBlock: '2px', color: theme.color.accentText });

export const text = style([reset.box, { flex: 1 }]);

/** All of the toast is its target, and has its focus ring, but for the button that closes it. */
export const title = style([
  reset.button,
  {
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    fontWeight: 500,
    overflowWrap: 'anywhere',
    selectors: {
      '&::before': { content: '', position: 'absolute', inset: 0, borderRadius: theme.radius.control },
      '&&&:focus-visible': { outline: 'none !important' },
      '&:focus-visible::before': { outline: `2px solid ${theme.color.focus}` },
    },
  },
]);

export const sender = style([
  reset.box,
  { color: theme.color.textSecondary, fontSize: theme.font.controlSize },
]);

export const close = style([
  reset.button,
  focusRing,
  {
    position: 'relative',
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: theme.size.smallTarget,
    blockSize: theme.size.smallTarget,
    margin: '-3px -5px',
    color: theme.color.textSecondary,
  },
]);

export const cue = style({
  position: 'fixed',
  transform: 'translateX(-50%)',
  animation: `${appear} ${theme.motion.fast}`,
});
