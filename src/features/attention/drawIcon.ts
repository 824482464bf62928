import { shortCount } from './titleCount.ts';

/** The length of an icon's side, in pixels. */
const side = 64;

/** Draws a count over an icon; over none where the icon cannot be read, as one of another origin. */
export async function drawIcon(source: string, count: number): Promise<string | undefined> {
  const image = new Image();
  // Without it a canvas with an image of another origin could not be read.
  image.crossOrigin = 'anonymous';
  image.src = source;
  const isLoaded = await image.decode().then(
    () => true,
    () => false,
  );
  return (isLoaded && drawOn(image, count)) || drawOn(undefined, count);
}

function drawOn(image: HTMLImageElement | undefined, count: number): string | undefined {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = side;
  const context = canvas.getContext('2d');
  const radius = image === undefined ? side / 2 : side / 3;
  const middle = side - radius;
  try {
    if (context === null) {
      return;
    }
    if (image !== undefined) {
      context.drawImage(image, 0, 0, side, side);
    }
    context.fillStyle = '#c4242b';
    context.beginPath();
    context.arc(middle, middle, radius, 0, 2 * Math.PI);
    context.fill();
    context.fillStyle = '#fff';
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.font = `bold ${radius * 1.3}px sans-serif`;
    context.fillText(shortCount(count, 9), middle, middle);
    return canvas.toDataURL();
  } catch {
    return;
  }
}
