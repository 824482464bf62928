import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/**
 * How far a pixel may be from the accepted one, between 0 and 1 (black to white). Areas of one colour are exact on every machine, so this only
 * leaves room for the blending of edges: a step of 12 in 255 of one grey is noticed.
 */
const threshold = 0.04;

/**
 * How many pixels of a picture may differ. Letters are Inter's on every machine, but each version of Chromium draws their edges a little
 * differently; edges that look blended in either picture are not counted, and a few remain. The smallest thing that may change, a dot of 8 pixels, has 50.
 */
export const allowedPixels = 40;

/** What a picture is like beside the accepted one. */
export interface Comparison {
  /** Pixels that differ; all of them where the pictures are not equally large. */
  readonly pixels: number;
  /** The picture with what differs in red; undefined where they are not equally large. */
  readonly marked?: Buffer;
}

/** Compares two pictures, each a PNG. */
export function comparePictures(accepted: Buffer, now: Buffer): Comparison {
  const [before, after] = [PNG.sync.read(accepted), PNG.sync.read(now)];
  const { width, height } = after;
  if (before.width !== width || before.height !== height) {
    return { pixels: width * height };
  }
  const marked = new PNG({ width, height });
  const pixels = pixelmatch(before.data, after.data, marked.data, width, height, { threshold });
  return { pixels, marked: PNG.sync.write(marked) };
}
