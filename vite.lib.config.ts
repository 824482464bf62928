import { readdirSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, runnerImport } from 'vite';
import manifest from './package.json' with { type: 'json' };
import { clientModules } from './scripts/clientModules.ts';
import { plainNamespaces } from './scripts/plainNamespaces.ts';
import { plantFault } from './scripts/plantFault.ts';
import { shadowStyles } from './scripts/shadowStyles.ts';
import { shortNames } from './scripts/shortNames.ts';
import { strings as english } from './src/locales/languages/en.ts';
import { strings as englishPlaces } from './src/locales/places/en.ts';

/** Every entry point is an entry of the build, and so are the index of each theme of the constants, and each language. */
const constants = 'platform-constants';
const themes = readdirSync(`src/${constants}`, { withFileTypes: true }).filter((entry) =>
  entry.isDirectory(),
);
/** Where words are, and where the package has them without their keys. */
const wordFolders = [
  { from: resolve('src/locales/languages'), to: resolve('src/locales/packed'), english },
  { from: resolve('src/locales/places'), to: resolve('src/locales/packed/places'), english: englishPlaces },
];
const entryPoints = [
  ...readdirSync('src').filter((file) => file.endsWith('.ts')),
  ...themes.map(({ name }) => `${constants}/${name}/index.ts`),
  ...wordFolders.flatMap(({ from, to }) => readdirSync(from).map((file) => relative('src', join(to, file)))),
  // What vite.embed.config.ts makes scripts of, and what it divides.
  'embed/adoptStyles.ts',
  'embed/script.ts',
  'embed/frame/pageScript.ts',
];
const outside = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.peerDependencies)];

/** Builds the published package: modules keep their files, so that a host's bundler takes only what is used. `lateFiles` joins some. */
export default defineConfig({
  plugins: [
    plantFault(),
    packLanguages(),
    react(),
    vanillaExtractPlugin({ identifiers: shortNames('src', manifest.version) }),
    shadowStyles(),
    plainNamespaces(),
    clientModules(manifest.exports),
  ],
  // No value of a style is `light-dark()` here; without this every theme would carry the variables of its stand-in (Features.LightDark).
  css: { lightningcss: { exclude: 1 << 20 } },
  build: {
    target: 'es2022',
    outDir: process.env.CARILLON_DIST ?? 'dist',
    minify: false,
    cssMinify: true,
    cssCodeSplit: false,
    lib: {
      entry: Object.fromEntries(entryPoints.map((file) => [file.replace('.ts', ''), `src/${file}`])),
      formats: ['es'],
      cssFileName: 'styles',
    },
    rolldownOptions: {
      external: (id) => outside.some((name) => id === name || id.startsWith(`${name}/`)),
      output: { preserveModules: true, preserveModulesRoot: 'src', entryFileNames: '[name].js' },
    },
  },
});

/**
 * The published words have no keys, because they would be a third of them: `unpackStrings` takes them from English. A catalogue fetches
 * the `packed` ones, and `carillon/locales/<tag>` and `carillon/locales/places/<tag>` export the `strings`: a bundler
 * leaves out what is not used of a file.
 */
function packLanguages(): Plugin {
  return {
    name: 'pack-languages',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const file = resolve(dirname(importer), source);
      const from = wordFolders.find((one) => dirname(file) === one.from);
      const isFetched = from && /atalogue\.ts$/.test(importer) && basename(file) !== 'en.ts';
      const isEntry = wordFolders.some(({ to }) => dirname(resolve(source)) === to);
      return isFetched ? join(from.to, basename(file)) : isEntry ? resolve(source) : null;
    },
    async load(id) {
      const folder = wordFolders.find(({ to }) => dirname(id) === to);
      if (folder === undefined) {
        return null;
      }
      const file = `./${relative('.', join(folder.from, basename(id)))}`;
      const englishFile = JSON.stringify(join(folder.from, 'en.ts'));
      if (basename(id) === 'en.ts') {
        return `export { strings } from ${englishFile};`;
      }
      const { module } = await runnerImport<{ strings: Readonly<Record<string, unknown>> }>(file);
      const values = Object.keys(folder.english).map((key) => module.strings[key]);
      return `import { strings as english } from ${englishFile};
import { unpackStrings } from ${JSON.stringify(resolve('src/locales/unpackStrings.ts'))};
export const packed = ${JSON.stringify(values)};
export const strings = /* @__PURE__ */ unpackStrings(packed, english);`;
    },
    renderChunk(code, { fileName }) {
      const fetched = /import\("\.\/packed\/[^"]+"\)/g;
      return fileName.endsWith('atalogue.js') && fetched.test(code)
        ? code.replace(fetched, '$&.then(({ packed }) => packed)')
        : null;
    },
  };
}
