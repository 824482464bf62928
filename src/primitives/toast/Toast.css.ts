import { keyframes, style } from '@vanilla-extract/css';
import { media, reset, theme } from '../theme/themeContract.css.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(4px)' } });

export const region = style([
  reset.box,
  {
    flex: 'none',
    display: 'grid',
    gap: '6px',
    selectors: { '&:where(:not(:empty))': { padding: theme.space.s } },
  },
]);

/** Inverted: the text colour is the background. */
export const toast = style([
  reset.box,
  {
    borderRadius: theme.radius.control,
    backgroundColor: theme.color.text,
    animation: `${appear} ${theme.motion.fast}`,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
]);

export const row = style([
  reset.box,
  {
    display: 'flex',
    alignItems: 'center',
    gap: theme.space.s,
    minBlockSize: '40px',
    paddingBlock: '6px',
    paddingInlineStart: theme.space.m,
    paddingInlineEnd: '6px',
    color: theme.color.surface,
    fontSize: theme.font.controlSize,
    lineHeight: theme.font.lineHeight,
    // Buttons in it use these tokens, and are on a background of the text colour here.
    vars: {
      [theme.color.text]: theme.color.surface,
      [theme.color.textSecondary]: theme.color.surface,
      [theme.color.accentText]: theme.color.surface,
      [theme.color.focus]: theme.color.surface,
    },
  },
]);

export const icon = style([reset.box, { flex: 'none' }]);

export const text = style([
  reset.box,
  {
    flex: 1,
    overflowWrap: 'anywhere',
    // Without a button it ends as it begins.
    selectors: { '&:last-child': { paddingInlineEnd: '6px' } },
  },
]);
