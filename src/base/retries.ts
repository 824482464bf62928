/** Pauses that double with each failure, up to the longest. */
export interface Pauses {
  readonly firstMs: number;
  readonly maxMs: number;
  /** Reduced by up to half at random, so that many clients do not return together. */
  readonly isRandom?: boolean;
}

/** Everything that is tried again by itself, and what wakes it earlier. It is tried again after `limit` failures, or without end. */
export const retries = {
  /** A call of a query or the session. A server may ask for another pause; the reader and a new session allow more tries. */
  call: { firstMs: 1_000, maxMs: 30_000, isRandom: true, limit: 3, perMinute: 6 },
  /** What failed for good: a query on screen (the line, the network, the reader) and the token of a connection (any new token). */
  failed: { firstMs: 60_000, maxMs: 300_000 },
  /** A change without an answer: the network, the line. Only failures beside calls that get an answer count for the limit, and hold up no other. */
  change: { firstMs: 1_000, maxMs: 30_000, isRandom: true, limit: 5 },
  /** A socket that was refused: the network, a new token. socket.io itself opens one that was lost. */
  socket: { firstMs: 1_000, maxMs: 300_000, isRandom: true },
  /** Asking a backend that has no line: at the first pause while that succeeds. A page that is hidden or offline does not ask. */
  poll: { firstMs: 30_000, maxMs: 300_000 },
  /** Code in a chunk of its own: the network, the reader, the line. */
  code: { firstMs: 1_000, maxMs: 300_000 },
} as const;

/** The pause after a failure (0, 1, 2 …), in milliseconds. */
export function pauseMs({ firstMs, maxMs, isRandom }: Pauses, failures: number): number {
  return (isRandom ? 0.5 + Math.random() / 2 : 1) * Math.min(maxMs, firstMs * 2 ** failures);
}
