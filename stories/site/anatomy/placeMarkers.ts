/** A rectangle in CSS pixels, from the left and the top whatever the direction of the text. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where the number of a piece stands, and where its line ends. */
export interface Marker {
  readonly at: Point;
  readonly end: Point;
}

/** How far numbers stand from the drawing, and from each other at least. */
export const markerOffset = 22;
export const markerGap = 24;

type Side = 'top' | 'bottom' | 'left' | 'right';
const sides: readonly Side[] = ['top', 'left', 'right', 'bottom'];

/**
 * Gives each piece a number around the drawing, on the side from which its line is short and crosses no other piece. The smallest choose
 * first, since they have the fewest places; a line that finds its place taken is oblique.
 */
export function placeMarkers(boxes: readonly Box[]): readonly Marker[] {
  const around = unionOf(boxes);
  const placed = new Map<Box, Marker>();
  for (const box of [...boxes].sort((a, b) => a.width * a.height - b.width * b.height)) {
    const others = boxes.filter((other) => other !== box && !contains(other, box) && !contains(box, other));
    const taken = [...placed.values()];
    const [best] = candidates(box, around)
      .map((marker) => ({ marker, cost: costOf(marker, others, taken) }))
      .sort((a, b) => a.cost - b.cost);
    if (best !== undefined) {
      placed.set(box, best.marker);
    }
  }
  return boxes.flatMap((box) => placed.get(box) ?? []);
}

function candidates(box: Box, around: Box): readonly Marker[] {
  return sides.flatMap((side) =>
    anchorsOn(box, side).flatMap((end) =>
      [0, 1, -1, 2, -2, 3, -3].map((step) => ({ at: beside(end, around, side, step * markerGap), end })),
    ),
  );
}

/** Points on an edge of a box: its middle, and some along it. */
function anchorsOn({ x, y, width, height }: Box, side: Side): readonly Point[] {
  const isLevel = side === 'top' || side === 'bottom';
  const length = isLevel ? width : height;
  const across = { top: y, bottom: y + height, left: x, right: x + width }[side];
  const along = [length / 2, ...(length > 40 ? [14, length - 14, length / 3, (length * 2) / 3] : [])];
  return along.map((place) => (isLevel ? { x: x + place, y: across } : { x: across, y: y + place }));
}

function beside(end: Point, { x, y, width, height }: Box, side: Side, shift: number): Point {
  return {
    top: { x: end.x + shift, y: y - markerOffset },
    bottom: { x: end.x + shift, y: y + height + markerOffset },
    left: { x: x - markerOffset, y: end.y + shift },
    right: { x: x + width + markerOffset, y: end.y + shift },
  }[side];
}

function costOf({ at, end }: Marker, others: readonly Box[], taken: readonly Marker[]): number {
  const slant = Math.min(Math.abs(at.x - end.x), Math.abs(at.y - end.y));
  const clashes = taken.filter((one) => distance(one.at, at) < markerGap).length;
  const crossings = others.filter((box) => meets(at, end, box)).length;
  const tangles = taken.filter((one) => cross(at, end, one.at, one.end)).length;
  return distance(at, end) + 3 * slant + 120 * crossings + 300 * tangles + 10_000 * clashes;
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

function contains(outer: Box, inner: Box): boolean {
  return (
    outer.x <= inner.x + 1 &&
    outer.y <= inner.y + 1 &&
    outer.x + outer.width >= inner.x + inner.width - 1 &&
    outer.y + outer.height >= inner.y + inner.height - 1
  );
}

/** Whether a line goes through a box. */
function meets(from: Point, to: Point, { x, y, width, height }: Box): boolean {
  const corner = { x, y };
  const opposite = { x: x + width, y: y + height };
  return (
    cross(from, to, corner, opposite) ||
    cross(from, to, { x: opposite.x, y }, { x, y: opposite.y }) ||
    (to.x > x && to.x < opposite.x && to.y > y && to.y < opposite.y)
  );
}

/** Whether two lines cross each other. */
function cross(a: Point, b: Point, c: Point, d: Point): boolean {
  return turn(a, b, c) !== turn(a, b, d) && turn(c, d, a) !== turn(c, d, b);
}

const turn = (a: Point, b: Point, c: Point) =>
  Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));

export function unionOf(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}
