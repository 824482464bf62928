import { afterEach } from 'vitest';

/** What Stryker's changed sources count in a test file. */
interface StrykerCounts {
  readonly mutantCoverage?: unknown;
  readonly hitCount?: number;
}

// Stryker 9.5 looks for the `meta` of a file in the first argument of `afterAll`, which is the second one since Vitest 4.1. Without this
// it does not know which tests reach a mutant, and runs all of them for each.
afterEach(({ task }) => {
  const { mutantCoverage, hitCount } = (globalThis as { __stryker__?: StrykerCounts }).__stryker__ ?? {};
  Object.assign(task.file.meta, { mutantCoverage, hitCount });
});
