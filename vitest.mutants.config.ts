import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

/** The tests of one part, as `scripts/mutants.mjs` gives them: each mutant runs those that reach it, on one thread. */
export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    environment: 'node',
    pool: 'threads',
    isolate: process.env.MUTANTS_ALONE === 'true',
    include: process.env.MUTANTS_TESTS?.split(',') ?? ['src/**/*.test.{ts,tsx}'],
    // Thousands of generated documents for each mutant would take hours, and each rule also has a named example that holds it.
    exclude: ['src/**/*.hostile.test.ts', 'src/**/*.pathological.test.ts'],
    setupFiles: ['tests/support/patience.ts', 'tests/mutants/coverageOfTests.ts'],
    testTimeout: 5_000,
    // Stryker ends at an error outside of a test, and cannot even print one. `npm test` has judged those; here the tests alone do.
    onUnhandledError(error) {
      console.error(error);
      return false;
    },
  },
});
