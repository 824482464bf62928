import { keyframes, style } from '@vanilla-extract/css';
import { media, reset } from '../theme/themeContract.css.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const breathe = keyframes({ '50%': { opacity: 0.4 } });

export const spinner = style([
  reset.box,
  {
    display: 'inline-block',
    flex: 'none',
    inlineSize: '16px',
    blockSize: '16px',
    border: '2px solid currentColor',
    borderBlockStartColor: 'transparent',
    borderRadius: '50%',
    animation: `${turn} 800ms linear infinite`,
    '@media': {
      // With forced colours transparent borders are visible too, and nothing would seem to turn.
      [media.forcedColors]: { borderBlockStartColor: 'Canvas' },
      [media.reducedMotion]: { animation: `${breathe} 2s ease-in-out infinite` },
    },
    selectors: {
      ':where([data-carillon-motion="reduced"]) &': { animation: `${breathe} 2s ease-in-out infinite` },
    },
  },
]);
