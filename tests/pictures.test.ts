import { readdirSync, readFileSync, statSync } from 'node:fs';
import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { allowedPixels, comparePictures } from '../scripts/comparePictures.ts';
import { palettePicture } from '../scripts/palettePicture.ts';

type Color = readonly [red: number, green: number, blue: number];

/** A picture of 60 by 40 pixels, whose colours a function gives. */
function picture(colorAt: (x: number, y: number) => Color): Buffer {
  const png = new PNG({ width: 60, height: 40 });
  for (let pixel = 0; pixel < 60 * 40; pixel += 1) {
    png.data.set([...colorAt(pixel % 60, Math.floor(pixel / 60)), 255], 4 * pixel);
  }
  return PNG.sync.write(png);
}

const [white, grey, black]: readonly Color[] = [
  [255, 255, 255],
  [242, 242, 242],
  [0, 0, 0],
];
/** A dark square on a ground, from `edge` to the right; the column before it is blended. */
const square = (edge: number, blend: number, ground: Color = white as Color) =>
  picture((x, y) => {
    if (y < 10 || y >= 30 || x < edge - 1 || x >= 40) {
      return ground;
    }
    return x === edge - 1 ? [blend, blend, blend] : (black as Color);
  });

describe('a picture', () => {
  test('is as accepted where nothing differs', () => {
    expect(comparePictures(square(20, 128), square(20, 128)).pixels).toBe(0);
  });

  test('is as accepted where the edge of a thing is blended a little differently', () => {
    expect(comparePictures(square(20, 128), square(20, 90)).pixels).toBeLessThanOrEqual(allowedPixels);
  });

  test('differs where the ground is a step darker', () => {
    expect(comparePictures(square(20, 128), square(20, 128, grey)).pixels).toBeGreaterThan(allowedPixels);
  });

  test('differs where a dot of 8 pixels has another colour', () => {
    const dot = (color: Color) =>
      picture((x, y) => ((x - 30) ** 2 + (y - 20) ** 2 < 16 ? color : (white as Color)));
    expect(comparePictures(dot([59, 91, 219]), dot([59, 125, 219])).pixels).toBeGreaterThan(allowedPixels);
  });

  test('differs as a whole where it is not equally large', () => {
    const small = PNG.sync.write(new PNG({ width: 60, height: 39 }));
    expect(comparePictures(small, square(20, 128)).pixels).toBe(60 * 40);
  });
});

describe('a picture with a palette', () => {
  test('keeps up to 256 colours as they are', () => {
    const many = picture((x, y) => [x * 4, (y % 4) * 60, 0]);
    expect(PNG.sync.read(palettePicture(many)).data.equals(PNG.sync.read(many).data)).toBe(true);
  });

  test('keeps areas as they are, and gives other colours the nearest, where there are more', () => {
    const more = picture((x, y) => (y < 20 ? [12, 34, 56] : [x * 4, y * 6, (x * y) % 256]));
    const [before, after] = [PNG.sync.read(more).data, PNG.sync.read(palettePicture(more)).data];
    expect(after.subarray(0, 4 * 60 * 20).equals(before.subarray(0, 4 * 60 * 20))).toBe(true);
    const farthest = Math.max(...before.map((value, place) => Math.abs(value - (after[place] ?? 0))));
    expect(farthest).toBeGreaterThan(0);
    expect(farthest).toBeLessThanOrEqual(32);
  });
});

test('the accepted pictures are small enough to be kept with the code', () => {
  const sizes = readdirSync('tests/pictures').map((file) => statSync(`tests/pictures/${file}`).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(3_000_000);
  expect(JSON.parse(readFileSync('package.json', 'utf8')).files).not.toContain('tests');
});
