import { readdirSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
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
const languages = 'locales/languages';
const places = 'locales/places';
const entryPoints = [
  ...readdirSync('src').filter((file) => file.endsWith('.ts')),
  ...themes.map(({ name }) => `${constants}/${name}/index.ts`),
  ...[languages, places].flatMap((folder) => readdirSync(`src/${folder}`).map((file) => `${folder}/${file}`)),
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

/** What fetches words, from which folder, and in the order of which English ones. */
const wordFolders = [
  { importer: '/locales/catalogue.ts', from: languages, to: resolve('src/locales/packed'), english },
  {
    importer: '/locales/placeCatalogue.ts',
    from: places,
    to: resolve('src/locales/packed/places'),
    english: englishPlaces,
  },
];

/**
 * The chunks of words that the catalogues fetch have no keys, because they would be a third of them: `unpackStrings` takes them
 * from English. `carillon/locales/<tag>` and `carillon/locales/places/<tag>` keep them.
 */
function packLanguages(): Plugin {
  return {
    name: 'pack-languages',
    enforce: 'pre',
    resolveId(source, importer) {
      const folder = wordFolders.find((one) => importer?.endsWith(one.importer));
      const isPacked =
        folder && dirname(source) === folder.from.replace('locales', '.') && !source.endsWith('/en.ts');
      return isPacked ? resolve(folder.to, basename(source)) : null;
    },
    async load(id) {
      const folder = wordFolders.find(({ to }) => dirname(id) === to);
      if (folder === undefined) {
        return null;
      }
      const file = `./src/${folder.from}/${basename(id)}`;
      const { module } = await runnerImport<{ strings: Readonly<Record<string, unknown>> }>(file);
      const values = Object.keys(folder.english).map((key) => module.strings[key]);
      return `export const strings = ${JSON.stringify(values)};`;
    },
  };
}
