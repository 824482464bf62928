import { vi } from 'vitest';

/**
 * A setup of all tests that run in Node: how long `vi.waitFor` and `vi.waitUntil` wait where a test says nothing else, in milliseconds. Vitest's
 * own second is not enough on a busy machine, where code that is loaded late takes longer. Whether a wait is over is asked more often, too.
 */
const patience = { timeout: 20_000, interval: 10 };

const asked = (given?: number | { timeout?: number; interval?: number }) =>
  typeof given === 'number' ? { ...patience, timeout: given } : { ...patience, ...given };

/** Files that share a thread share `vi` and its patience. */
const patient = Symbol.for('a patient vi');
if (!Reflect.has(vi, patient)) {
  const { waitFor, waitUntil } = vi;
  vi.waitFor = (check, given) => waitFor(check, asked(given));
  vi.waitUntil = (check, given) => waitUntil(check, asked(given));
  Object.assign(vi, { [patient]: true });
}
