import { keyframes, style } from '@vanilla-extract/css';
import { media, reset, theme } from '../theme/themeContract.css.ts';

const pulse = keyframes({ '50%': { opacity: 0.5 } });

export const skeleton = style([
  reset.box,
  {
    display: 'block',
    flex: 'none',
    blockSize: '10px',
    inlineSize: '92%',
    borderRadius: '999px',
    backgroundColor: theme.color.border,
    animation: `${pulse} 1600ms ease-in-out infinite`,
    selectors: {
      '&:where([data-length="short"])': { inlineSize: '34%' },
      '&:where([data-length="medium"])': { inlineSize: '62%' },
      '&:where([data-shape="circle"])': { inlineSize: theme.size.avatar, blockSize: theme.size.avatar },
      ':where([data-carillon-motion="reduced"]) &': { animation: 'none' },
    },
    '@media': {
      [media.reducedMotion]: { animation: 'none' },
      [media.forcedColors]: { border: '1px solid GrayText' },
    },
  },
]);
