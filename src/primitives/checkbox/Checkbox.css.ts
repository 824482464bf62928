import { style } from '@vanilla-extract/css';
import { focusRing, media, reset, theme } from '../theme/themeContract.css.ts';

/** 16 by 16 pixels, with a target of 24 by 24: the transparent edge is part of the target. */
export const box = style([
  reset.input,
  focusRing,
  {
    position: 'relative',
    display: 'inline-block',
    flex: 'none',
    inlineSize: '24px',
    blockSize: '24px',
    border: '4px solid transparent',
    borderRadius: '8px',
    backgroundClip: 'padding-box',
    boxShadow: `inset 0 0 0 1.5px ${theme.color.control}`,
    cursor: 'pointer',
    verticalAlign: 'middle',
    transition: `background-color ${theme.motion.fast}`,
    '::before': { content: '', position: 'absolute', inset: 0, backgroundColor: theme.color.onAccent },
    // The target for touch, which does not move its neighbours.
    '::after': { content: '', position: 'absolute', inset: `calc((16px - ${theme.size.smallTarget}) / 2)` },
    selectors: {
      '&:where(:focus-visible)': { outlineOffset: '-2px' },
      '&:where(:checked, :indeterminate)': { backgroundColor: theme.color.accentShown, boxShadow: 'none' },
      '&::before': { display: 'none' },
      '&:where(:checked)::before': {
        display: 'block',
        clipPath: 'polygon(20% 52%, 29% 43%, 42% 57%, 71% 26%, 80% 35%, 43% 75%)',
      },
      '&:where(:indeterminate)::before': { display: 'block', clipPath: 'inset(43% 22%)' },
      '&:where(:disabled)': { opacity: 0.5, cursor: 'default' },
    },
    '@media': {
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        backgroundColor: 'Canvas',
        boxShadow: 'inset 0 0 0 1.5px ButtonText',
        selectors: {
          '&:where(:checked, :indeterminate)': { backgroundColor: 'Highlight' },
          '&::before': { backgroundColor: 'HighlightText' },
          '&:where(:disabled)': { boxShadow: 'inset 0 0 0 1.5px GrayText' },
        },
      },
    },
  },
]);
