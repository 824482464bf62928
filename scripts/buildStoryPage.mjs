// Builds the page that shows every story by itself, for `tests/storyPage`. `npm test` builds it once for all of its tests:
// `node scripts/buildStoryPage.mjs <folder>`.
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { sourceAlias } from './sourceAlias.mjs';

const source = (path) => fileURLToPath(new URL(`../tests/storyPage/${path}`, import.meta.url));

/** React is built for production, and carillon tells what it tells a developer: stories are about that, too. */
const adviceOfDevelopment = {
  name: 'advice-of-development',
  enforce: 'pre',
  transform: (code, id) =>
    /\/src\/.*\.tsx?$/.test(id) && code.includes('process.env.NODE_ENV')
      ? code.replaceAll('process.env.NODE_ENV', '"development"')
      : null,
};

/** Builds the page for production into a folder, named by its whole path. */
export async function buildStoryPage(outDir) {
  await build({
    configFile: false,
    root: source('.'),
    logLevel: 'error',
    // As Storybook's own tests are built: stories are not held still.
    mode: 'test',
    plugins: [react(), vanillaExtractPlugin(), adviceOfDevelopment],
    resolve: {
      alias: [{ find: '@storybook/addon-a11y', replacement: source('noAddon.ts') }, ...sourceAlias],
    },
    build: {
      outDir,
      emptyOutDir: true,
      minify: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          // Each file goes through the mock server's worker, on each page: what stories share is two files, not two hundred.
          // The socket's client stays late: it keeps the WebSocket that it finds when it is loaded, which is to be the mock's.
          codeSplitting: {
            groups: [
              { name: 'packages', test: /node_modules\/(?!(socket|engine)\.io-client)/ },
              { name: 'shared', test: /(?<!socketIo)\.(ts|tsx|css|json)(\?.*)?$/, minShareCount: 2 },
            ],
          },
        },
      },
    },
  });
}

const [, script = '', folder] = process.argv;
if (import.meta.url === pathToFileURL(script).href && folder !== undefined) {
  await buildStoryPage(resolve(folder));
}
