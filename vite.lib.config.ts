import { readdirSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import manifest from './package.json' with { type: 'json' };

/** Every street door is an entry, and so is the door of each theme of the constants. */
const constants = 'platform-constants';
const themes = readdirSync(`src/${constants}`, { withFileTypes: true }).filter((entry) =>
  entry.isDirectory(),
);
const doors = [
  ...readdirSync('src').filter((file) => file.endsWith('.ts')),
  ...themes.map(({ name }) => `${constants}/${name}/index.ts`),
];
const outside = [
  ...Object.keys(manifest.dependencies),
  ...Object.keys(manifest.peerDependencies),
  'msw',
  '@mswjs/socket.io-binding',
];

/** Builds the published package: modules keep their files, so that a host's bundler takes only what is used. */
export default defineConfig({
  plugins: [react(), vanillaExtractPlugin({ identifiers: ({ hash }) => `carillon-${hash}` })],
  build: {
    target: 'es2022',
    minify: false,
    sourcemap: true,
    cssCodeSplit: false,
    lib: {
      entry: Object.fromEntries(doors.map((file) => [file.replace('.ts', ''), `src/${file}`])),
      formats: ['es'],
      cssFileName: 'styles',
    },
    rolldownOptions: {
      external: (id) => outside.some((name) => id === name || id.startsWith(`${name}/`)),
      output: { preserveModules: true, preserveModulesRoot: 'src', entryFileNames: '[name].js' },
    },
  },
});
