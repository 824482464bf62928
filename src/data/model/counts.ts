/** The flag that is false in a counted message. */
export const flagOf = { unread: 'read', unseen: 'seen' } as const;

/** What can be counted: unread messages or unseen messages. */
export const countKinds = ['unread', 'unseen'] as const;

/** One of `countKinds`. */
export type CountKind = (typeof countKinds)[number];

/** The highest count that is requested; an answer of 100 means 100 or more. @source docs/protocol.md#limits-and-defaults */
export const countLimit = 100;

/**
 * A count moved by so much. A count at the limit does not move, because the real number is unknown,
 * unless nothing is left of it: then the delta is minus infinity. A count that is not known stays so.
 */
export function movedCount(count: number, delta: number): number;
export function movedCount(count: number | undefined, delta: number): number | undefined;
export function movedCount(count: number | undefined, delta: number): number | undefined {
  const stays = count === undefined || (count >= countLimit && Number.isFinite(delta));
  return stays ? count : Math.min(Math.max(count + delta, 0), countLimit);
}
