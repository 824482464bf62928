import { style } from '@vanilla-extract/css';

/** In a class, not in attributes: a host's `svg { fill: … }` outweighs an attribute. */
export const icon = style({
  display: 'block',
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  overflow: 'visible',
  selectors: {
    // A shape that points along the line of text turns round with it.
    ':where([dir="rtl"]) &:where([data-mirrors])': { transform: 'scaleX(-1)' },
    ':where([dir="ltr"]) &:where([data-mirrors])': { transform: 'none' },
  },
});
