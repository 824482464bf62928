/** How long until something that failed for good is asked for again by itself, at first and at most, in milliseconds. */
const firstRecoveryMs = 60_000;
const maxRecoveryMs = 300_000;

/** How long to wait, in milliseconds, before something that has failed for good so many times is asked for again. */
export function recoveryMs(failures: number): number {
  return Math.min(firstRecoveryMs * 2 ** failures, maxRecoveryMs);
}
