/**
 * A setup of tests that begin with a live inbox at rest: what is on screen is fetched once more 15 seconds after the first connect
 * (src/data/live/checkLater.ts), which was nine tenths of the seconds of all unit tests. Here it comes at once. The pause itself is
 * tested on a fake clock.
 */
const { setTimeout: later } = globalThis;
const pauseMs = 15_000;

const early = (act: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) =>
  later(act, ms === pauseMs ? 500 : ms, ...given);
globalThis.setTimeout = Object.assign(early, later);
