import { readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { clientModules } from './scripts/clientModules.ts';
import { folderOfOthers, type PackageBeside, packages } from './scripts/packages.mjs';
import { shadowStyles } from './scripts/shadowStyles.ts';

/** Builds a package beside `carillon`, out of the same sources: the mode says which. After vite.lib.config.ts, whose styles it needs. */
export default defineConfig(({ mode }) => {
  const one = packages[mode];
  if (one === undefined) {
    throw new Error(`No package is called ${mode}. Give one of scripts/packages.mjs as the mode.`);
  }
  const { peerDependencies, exports } = JSON.parse(readFileSync(`${one.folder}/package.json`, 'utf8'));
  const outside = Object.keys(peerDependencies);
  return {
    plugins: [
      othersByName(one),
      react(),
      shadowStyles(readFileSync('dist/styles.css', 'utf8')),
      clientModules(exports),
    ],
    build: {
      target: 'es2022',
      outDir: `${one.folder}/dist`,
      emptyOutDir: false,
      minify: false,
      lib: {
        entry: Object.fromEntries(one.entries.map((name) => [name, `src/${name}.ts`])),
        formats: ['es'],
      },
      rolldownOptions: {
        experimental: { attachDebugInfo: 'none' },
        external: (id) => outside.some((name) => id === name || id.startsWith(`${name}/`)),
        output: {
          ...(one.joined === true
            ? { chunkFileNames: '[name].js' }
            : { preserveModules: true, preserveModulesRoot: 'src' }),
          entryFileNames: '[name].js',
          comments: { jsdoc: false },
        },
      },
    },
  };
});

/** What another package of `src` exports is imported from the published one. */
function othersByName(one: PackageBeside): Plugin {
  return {
    name: 'others-by-name',
    enforce: 'pre',
    resolveId(source, importer) {
      const path = source.startsWith('.') && importer ? resolve(dirname(importer), source) : '';
      const folder = folderOfOthers(relative('src', path), one);
      if (folder === undefined) {
        return null;
      }
      const id = one.code[folder];
      return id === undefined
        ? this.error(`${importer} takes code of ${folder}. Say in scripts/packages.mjs who exports it.`)
        : { id, external: true };
    },
  };
}
