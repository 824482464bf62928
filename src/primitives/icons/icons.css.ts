import { globalStyle, style } from '@vanilla-extract/css';
import { reset } from '../styles/reset.css.ts';
import { scaled } from '../theme/lightTokens.ts';

/** The sizes that the parts use. Others are set by attributes alone. */
const sides = [12, 14, 15, 16, 17, 18, 20, 28];

/** In a class, not in attributes, which a host's `svg { fill: …; width: … }` would override. */
export const icon = style([
  reset.box,
  {
    display: 'block',
    flex: 'none',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.6,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    overflow: 'visible',
    selectors: {
      ...Object.fromEntries(
        sides.map((side) => [
          `&:where([width="${side}"])`,
          { inlineSize: scaled(side), blockSize: scaled(side) },
        ]),
      ),
      // A shape that points along the line of text is mirrored in right-to-left text.
      ':where([dir="rtl"]) &:where([data-mirrors])': { transform: 'scaleX(-1)' },
      ':where([dir="ltr"]) &:where([data-mirrors])': { transform: 'none' },
    },
  },
]);

// Shapes have no class: without this a host's `* { color: … }` would change their colour.
globalStyle(`${icon} *`, { color: 'inherit' });
