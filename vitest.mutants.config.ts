import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

/** What the mutation testing runs for each mutant: the tests that need no browser, on one thread (Stryker starts several of these). */
export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    environment: 'node',
    pool: 'threads',
    include: ['src/**/*.test.{ts,tsx}'],
    testTimeout: 30_000,
  },
});
