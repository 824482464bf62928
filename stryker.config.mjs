/** Mutation testing of the modules that need no browser, as `scripts/mutants.mjs` runs it for one part after another. */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  // To look for the related tests of each mutant takes longer than to run the tests beside it.
  vitest: { configFile: 'vitest.mutants.config.ts', related: false },
  coverageAnalysis: 'perTest',
  ignorePatterns: ['stories', 'tests/storyPage', 'storybook-static', 'demo', 'dist', 'docs', 'bench'],
  reporters: ['progress-append-only'],
  incremental: true,
  concurrency: 1,
  timeoutMS: 10_000,
  // TypeScript 7 has no programming interface with which Stryker could rewrite it, and nothing in ours needs to be.
  tsconfigFile: 'none',
};
