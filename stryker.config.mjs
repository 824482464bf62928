/** Mutation testing of the modules that need no browser: `npm run mutants` (see CONTRIBUTING). */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutants.config.ts', related: true },
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  mutate: [
    'src/primitives/markdown/*.ts',
    'src/primitives/html/*.ts',
    '!src/**/*.test.ts',
    '!src/**/*.css.ts',
  ],
  ignorePatterns: ['stories', 'tests/storyPage', 'storybook-static', 'demo', 'dist', 'docs', 'bench'],
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: '/tmp/mut-md.json' },
  incremental: true,
  concurrency: 1,
  timeoutMS: 20_000,
  // TypeScript 7 has no programming interface with which Stryker could rewrite it, and nothing in ours needs to be.
  tsconfigFile: 'none',
};
