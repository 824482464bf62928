import { hexOf, type Rgb, rgbOf } from '../../../src/primitives/theme/contrast.ts';
import { usualPixels } from './usualPixels.ts';

/** The value of a token in the DTCG format 2025.10, with its type. */
export interface TypedValue {
  readonly $type: string;
  readonly $value: unknown;
}

/** A colour of sRGB. */
export function typedColor(rgb: Rgb, alpha = 1) {
  const components = rgb.map((value) => Number((value / 255).toFixed(4)));
  return { colorSpace: 'srgb', components, ...(alpha < 1 && { alpha }), hex: hexOf(rgb) };
}

/**
 * A CSS value of a token, which is no colour, in the types of DTCG. A length that grows with the reader's font is given in the pixels
 * of the usual one. Throws on CSS that has no such type.
 */
export function typedValue(group: string, name: string, css: string): TypedValue {
  if (group === 'shadow') {
    return { $type: 'shadow', $value: css.split(/, (?=[\d-])(?![^(]*\))/).map(typedShadow) };
  }
  if (name === 'mono') {
    return { $type: 'fontFamily', $value: css.split(', ').map((family) => family.replaceAll('"', '')) };
  }
  const pixels = usualPixels(css);
  const [, number = '', unit = ''] =
    /^([\d.]+)(px|ms|)$/.exec(pixels === undefined ? css : `${pixels}px`) ?? [];
  if (number === '') {
    throw new Error(
      `${group}.${name} is ${css}, for which the token files have no type. Add it to typedValue.ts.`,
    );
  }
  const value = Number(number);
  if (unit !== '') {
    return { $type: unit === 'ms' ? 'duration' : 'dimension', $value: { value, unit } };
  }
  return { $type: group === 'font' ? 'fontWeight' : 'number', $value: value };
}

/** `0 16px 40px -12px rgba(16, 24, 40, 0.22)`. */
function typedShadow(css: string) {
  const [, lengths = '', color = ''] = /^((?:-?\d+(?:px)? ){4})(.+)$/.exec(css) ?? [];
  const [offsetX, offsetY, blur, spread] = lengths
    .split(' ')
    .map((length) => ({ value: Number.parseFloat(length), unit: 'px' }));
  return { color: shadowColor(color), offsetX, offsetY, blur, spread };
}

function shadowColor(css: string) {
  const [red, green, blue, alpha] = (/^rgba\((.+)\)$/.exec(css)?.[1] ?? '').split(', ').map(Number);
  return red !== undefined && green !== undefined && blue !== undefined
    ? typedColor([red, green, blue], alpha)
    : typedColor(rgbOf(css));
}
