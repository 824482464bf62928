import { style } from '@vanilla-extract/css';
import { media, reset, theme } from '../../primitives/theme/themeContract.css.ts';

/** A dot before its words, both in the colour of how much it matters. */
export const severity = style([
  reset.box,
  {
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    fontWeight: 500,
    selectors: {
      '&:where([data-severity="high"])': { color: theme.color.danger },
      '&:where([data-severity="medium"])': { color: theme.color.warning },
      '&::before': {
        content: '""',
        inlineSize: '6px',
        blockSize: '6px',
        borderRadius: '999px',
        backgroundColor: 'currentColor',
        '@media': { [media.forcedColors]: { backgroundColor: 'CanvasText' } },
      },
    },
  },
]);
