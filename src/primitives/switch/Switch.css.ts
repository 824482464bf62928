import { style } from '@vanilla-extract/css';
import { focusRing, media, reset, theme } from '../theme/themeContract.css.ts';

/** 32 by 20 pixels, with a target of 36 by 24: the transparent edge is part of the target. */
export const control = style([
  reset.input,
  focusRing,
  {
    position: 'relative',
    display: 'inline-block',
    flex: 'none',
    inlineSize: '36px',
    blockSize: '24px',
    border: '2px solid transparent',
    borderRadius: '999px',
    color: theme.color.control,
    backgroundColor: 'currentColor',
    backgroundClip: 'padding-box',
    cursor: 'pointer',
    verticalAlign: 'middle',
    transition: `background-color ${theme.motion.fast}`,
    '::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: '2px',
      insetInlineStart: '2px',
      inlineSize: '16px',
      blockSize: '16px',
      borderRadius: '50%',
      backgroundColor: theme.color.surface,
      transition: `inset-inline-start ${theme.motion.fast}`,
    },
    // The target for touch, which does not move its neighbours.
    '::after': {
      content: '',
      position: 'absolute',
      inset: `calc((20px - ${theme.size.smallTarget}) / 2) -6px`,
    },
    selectors: {
      '&:where(:checked, :indeterminate)': { color: theme.color.accentShown },
      '&:where(:checked)::before': { insetInlineStart: '14px', backgroundColor: theme.color.onAccent },
      // A dash in the middle, as in checkboxes.
      '&:where(:indeterminate)::before': {
        insetBlockStart: '9px',
        insetInlineStart: '11px',
        inlineSize: '10px',
        blockSize: '2px',
        borderRadius: '1px',
        backgroundColor: theme.color.onAccent,
      },
      // Disabled: hollow, but as visible as any other.
      '&:where(:disabled, [aria-disabled="true"])': {
        backgroundColor: 'transparent',
        boxShadow: 'inset 0 0 0 2px',
        cursor: 'default',
      },
      '&:where(:disabled, [aria-disabled="true"])::before': {
        backgroundColor: 'currentColor',
        scale: '0.75',
      },
    },
    '@media': {
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        color: 'GrayText',
        selectors: {
          '&:where(:checked, :indeterminate)': { color: 'Highlight' },
          '&:where(:not(:disabled, [aria-disabled="true"]))::before': { backgroundColor: 'Canvas' },
        },
      },
    },
  },
]);
