import { crc32, deflateSync } from 'node:zlib';
import { PNG } from 'pngjs';

/** How many colours a palette holds, and how many of them are simply the most frequent ones, which areas and letters have. */
const [paletteSize, frequent] = [256, 128];

/** A PNG with a palette: a third of the bytes. Areas keep their colour; where there are more colours, those of edges become the nearest of the palette. */
export function palettePicture(png: Buffer): Buffer {
  const { width, height, data } = PNG.sync.read(png);
  const colorAt = (pixel: number) => data.readUIntBE(4 * pixel, 3);
  const counts = new Map<number, number>();
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    counts.set(colorAt(pixel), (counts.get(colorAt(pixel)) ?? 0) + 1);
  }
  const { palette, places } = paletteOf(counts);
  // Each line begins with its filter: none.
  const lines = Buffer.alloc((width + 1) * height);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    lines[pixel + Math.floor(pixel / width) + 1] = places.get(colorAt(pixel)) ?? 0;
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits a pixel, by a palette.
  head.set([8, 3], 8);
  const colors = Buffer.alloc(3 * palette.length);
  for (const [place, color] of palette.entries()) {
    colors.writeUIntBE(color, 3 * place, 3);
  }
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('PLTE', colors),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The most frequent colours, and then each time the one that is farthest from all that are in it; and for each colour its nearest place. */
function paletteOf(counts: ReadonlyMap<number, number>) {
  const colors = [...counts].sort(([, one], [, other]) => other - one).map(([color]) => color);
  const palette: number[] = [];
  const places = new Map<number, number>();
  const distances = new Map<number, number>(colors.map((color) => [color, Infinity]));
  let next = colors[0];
  while (next !== undefined && palette.length < paletteSize) {
    let farthest = 0;
    const added = next;
    next = undefined;
    for (const color of colors) {
      const distance = distanceOf(color, added);
      if (distance < (distances.get(color) ?? Infinity)) {
        distances.set(color, distance);
        places.set(color, palette.length);
      }
      const left = distances.get(color) ?? 0;
      if (left > farthest) {
        [farthest, next] = [left, color];
      }
    }
    palette.push(added);
    next = palette.length < frequent ? (colors[palette.length] ?? next) : next;
  }
  return { palette, places };
}

/** The square of the distance of two colours. */
function distanceOf(one: number, other: number): number {
  return [16, 8, 0].reduce((sum, bits) => sum + (((one >> bits) & 255) - ((other >> bits) & 255)) ** 2, 0);
}

function chunk(name: string, contents: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), contents]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(contents.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
