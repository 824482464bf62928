import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { chromiumArguments, findChromium } from './scripts/chromium.mjs';
import { pageTests } from './scripts/pageTests.mjs';
import { sourceAlias } from './scripts/sourceAlias.mjs';

const executablePath = findChromium();

/** Unit tests with the fake page, and those that replace modules. */
const { page, alone } = pageTests();
/** The projects that the command names: all without one. Storybook takes five seconds to begin, which only its own project is worth. */
const asked = process.argv.flatMap((word, place, words) =>
  word === '--project' ? (words[place + 1] ?? []) : (/^--project=(.*)/.exec(word)?.[1] ?? []),
);
const isStorybookAsked =
  asked.length === 0 ||
  asked.some((name) => name.startsWith('!') || 'storybook'.startsWith(name.split('*')[0] ?? ''));

/** How long tests in Node wait for something, where they do not say it. */
const patience = 'tests/support/patience.ts';
/** What `--exclude` names: Vitest leaves it out of a suite without projects only. */
const excluded = process.argv.flatMap((word) => (word.startsWith('--exclude=') ? [word.slice(10)] : []));

/** Pure functions and data hooks in two suites, the rules of this repository (`house`), the local platform, pages in a Chromium, and every story. */
export default defineConfig({
  test: {
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          name: 'unit',
          environment: 'node',
          pool: 'threads',
          // To load every module anew for each file took more than half of the time.
          isolate: false,
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: [...page, ...alone],
          setupFiles: [patience],
          testTimeout: 120_000,
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          name: 'unit-page',
          environment: 'node',
          pool: 'threads',
          isolate: false,
          include: page,
          setupFiles: [patience],
          testTimeout: 120_000,
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          name: 'unit-alone',
          environment: 'node',
          pool: 'threads',
          include: alone,
          setupFiles: [patience],
          testTimeout: 120_000,
        },
      },
      {
        // What hosts copy imports the package.
        resolve: { alias: sourceAlias },
        test: {
          name: 'house',
          environment: 'node',
          // They read files, and replace nothing.
          isolate: false,
          include: ['tests/**/*.test.ts'],
          setupFiles: [patience],
          exclude: [
            ...excluded,
            'tests/model/**',
            'tests/storyPage/**',
            'tests/embed/**',
            'tests/around/**',
            'tests/package/**',
            'tests/hosts/**',
            'tests/adapters/**',
          ],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        // What hosts copy for servers of other kinds, over PostgreSQL and PHP as they are installed: `npm run test:adapters`.
        resolve: { alias: sourceAlias },
        test: {
          name: 'adapters',
          environment: 'node',
          include: ['tests/adapters/**/*.test.ts', 'tests/registry/supabase*.test.ts'],
          globalSetup: ['tests/adapters/checkPhp.ts', 'tests/adapters/startPostgres.ts'],
          // Each makes the roles of Supabase, which belong to the whole server.
          maxWorkers: 1,
          setupFiles: [patience],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        // The inbox as a whole, against what a server knows: many of these replace the socket's library.
        resolve: { alias: sourceAlias },
        test: {
          name: 'house-model',
          environment: 'node',
          include: ['tests/model/**/*.test.ts'],
          setupFiles: [patience],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['demo/server/**/*.test.ts', 'packages/**/*.test.ts'],
          // Full disks, damaged files, kills: `npm run trouble`, which is in `npm run test:all`.
          exclude: ['**/node_modules/**', ...(process.env.TROUBLE === 'long' ? [] : ['**/trouble/**'])],
          // One process, so that the database engine is compiled and the first database made once; every file starts platforms of its own.
          isolate: false,
          maxWorkers: 1,
          setupFiles: [patience, 'demo/server/testDatabase.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'stories',
          environment: 'node',
          include: ['tests/storyPage/stories.test.ts'],
          // As many as there are pages: one that waits for a page would wait for its time limit, too.
          maxConcurrency: 5,
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'e2e',
          environment: 'node',
          // One browser and one platform for all files of a process, which each starts once.
          isolate: false,
          include: [
            'demo/e2e/**/*.test.ts',
            'tests/storyPage/**/*.test.ts',
            'tests/embed/**/*.test.ts',
            'tests/around/**/*.test.ts',
            'tests/package/**/*.test.ts',
          ],
          exclude: [...excluded, 'tests/storyPage/stories.test.ts', 'tests/package/{hostApps,cli}.test.ts'],
          testTimeout: 900_000,
          hookTimeout: 120_000,
          maxConcurrency: 2,
          // Three of these run beside each other on two cores: a page that is waited for can be slow.
          expect: { poll: { timeout: 60_000 } },
        },
      },
      {
        // Apps that install the package, and others from a registry: `npm run test:hosts`.
        test: {
          name: 'hosts',
          environment: 'node',
          include: ['tests/hosts/**/*.test.ts', 'tests/package/{hostApps,cli}.test.ts'],
          testTimeout: 900_000,
          hookTimeout: 120_000,
          maxConcurrency: 2,
        },
      },
      ...(isStorybookAsked ? [await storybookProject()] : []),
    ],
  },
});

/** Every story by Storybook's own runner. */
async function storybookProject(): Promise<TestProjectInlineConfiguration> {
  const [{ storybookTest }, { playwright }] = await Promise.all([
    import('@storybook/addon-vitest/vitest-plugin'),
    import('@vitest/browser-playwright'),
  ]);
  return {
    extends: './vite.config.ts',
    // Found late, a dependency would reload the page under a running test.
    optimizeDeps: {
      include: [
        '@radix-ui/react-dropdown-menu',
        '@radix-ui/react-popover',
        '@radix-ui/react-slot',
        '@radix-ui/react-tabs',
        '@tanstack/react-query',
        'axe-core',
        'mdast-util-from-markdown',
        'socket.io-client',
        'storybook/internal/core-events',
        'msw',
        'msw/browser',
        '@mswjs/socket.io-binding',
      ],
    },
    plugins: [storybookTest({ configDir: '.storybook', disableAddonDocs: true })],
    test: {
      name: 'storybook',
      testTimeout: 180_000,
      // All files of a page in it, as in Storybook itself: to load every module anew for each of them took most of the time.
      isolate: false,
      // Two pages with a storage and a mock server each: a story waits for frames and for answers half of its time.
      maxWorkers: 2,
      browser: {
        enabled: true,
        headless: true,
        provider: playwright({
          launchOptions: { ...(executablePath ? { executablePath } : {}), args: chromiumArguments },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}
