/** The first and the longest pause before a request that has failed for good is repeated, in milliseconds. */
const firstRecoveryMs = 60_000;
const maxRecoveryMs = 300_000;

/** The pause, in milliseconds, before a request that has failed for good this many times is repeated. */
export function recoveryMs(failures: number): number {
  return Math.min(firstRecoveryMs * 2 ** failures, maxRecoveryMs);
}
