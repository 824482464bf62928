import type { Rgb } from '../../src/primitives/theme/contrast.ts';

const pixel = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });

/** A CSS colour as it is on a screen of sRGB, 0 to 255: what is outside of that is drawn in the nearest colour of it. */
export function seenColor(color: string): Rgb {
  if (pixel === null || !CSS.supports('color', color)) {
    throw new Error(`${color} is no colour, or there is no canvas`);
  }
  pixel.fillStyle = color;
  pixel.clearRect(0, 0, 1, 1);
  pixel.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = pixel.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}
