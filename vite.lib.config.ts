import { readdirSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, runnerImport } from 'vite';
import manifest from './package.json' with { type: 'json' };
import { clientModules } from './scripts/clientModules.ts';
import { featureNames } from './scripts/featureNames.mjs';
import { packages } from './scripts/packages.mjs';
import { plainNamespaces } from './scripts/plainNamespaces.ts';
import { shadowStyles } from './scripts/shadowStyles.ts';
import { shortNames } from './scripts/shortNames.ts';

/** Every entry point is an entry of the build, and so are the index of each theme of the constants, and each language. */
const constants = 'platform-constants';
const themes = readdirSync(`src/${constants}`, { withFileTypes: true }).filter((entry) =>
  entry.isDirectory(),
);
/** The files of words, one for each language, and the two folders of the package that have their sections. */
const languages = resolve('src/locales/languages');
const main = { to: resolve('src/locales/packed'), sections: ['strings'] };
const features = { to: resolve('src/locales/packed/features'), sections: featureNames };
const packed = [main, features];
const {
  module: { allWords },
} = await runnerImport<typeof import('./scripts/allWords.ts')>('./scripts/allWords.ts');
/** Of packages beside this one, which vite.packages.config.ts builds. */
const ofOthers = Object.values(packages).flatMap(({ entries }) => entries.map((name) => `${name}.ts`));
const entryPoints = [
  ...readdirSync('src').filter((file) => file.endsWith('.ts') && !ofOthers.includes(file)),
  ...themes.map(({ name }) => `${constants}/${name}/index.ts`),
  ...packed.flatMap(({ to }) => readdirSync(languages).map((file) => relative('src', join(to, file)))),
  // What vite.embed.config.ts makes scripts of, and what it divides.
  'embed/adoptStyles.ts',
  'embed/script.ts',
  'embed/schemesScript.ts',
  'embed/frame/index.ts',
  'embed/frame/pageScript.ts',
];
const outside = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.peerDependencies)];

/** Builds the published package: modules keep their files, so that a host's bundler takes only what is used. `lateFiles` joins some. */
export default defineConfig({
  plugins: [
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
    // The browsers that docs/browsers.md names.
    cssTarget: ['chrome111', 'edge111', 'firefox113', 'safari16.4'],
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
      // A module has the name of its source, and the declarations have the documentation: in each module too they would be 0.17 MB.
      experimental: { attachDebugInfo: 'none' },
      external: (id) => outside.some((name) => id === name || id.startsWith(`${name}/`)),
      output: {
        preserveModules: true,
        preserveModulesRoot: 'src',
        entryFileNames: '[name].js',
        comments: { jsdoc: false },
      },
    },
  },
});

/**
 * The published words have no keys, because they would be a third of them: `unpackStrings` takes them from English. Those of all features
 * are one file for each language, since a package of few files is installed faster. A catalogue fetches what is `packed`, and
 * `carillon/locales/<tag>` and `carillon/locales/features/<tag>` export the words with their keys: a bundler leaves out what is not used
 * of a file.
 */
function packLanguages(): Plugin {
  return {
    name: 'pack-languages',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const file = resolve(dirname(importer), source);
      const { to } = importer.endsWith('featureCatalogue.ts') ? features : main;
      const isFetched = /atalogue\.ts$/.test(importer) && dirname(file) === languages;
      const isEntry = packed.some((folder) => dirname(resolve(source)) === folder.to);
      return isFetched ? join(to, basename(file)) : isEntry ? resolve(source) : null;
    },
    load(id) {
      const folder = packed.find(({ to }) => dirname(id) === to);
      const texts = folder?.sections.map((section) => packedText(section, basename(id)));
      return texts === undefined
        ? null
        : `import { unpackStrings } from ${JSON.stringify(resolve('src/locales/unpackStrings.ts'))};
import * as english from ${JSON.stringify(resolve(languages, 'en.ts'))};
${texts.join('')}`;
    },
    renderChunk(code, { fileName }) {
      if (!fileName.endsWith('atalogue.js')) {
        return null;
      }
      return code.replace(/import\("\.\/packed\/(features)?[^"]+"\)/g, (text, isOfFeatures) => {
        const { sections } = isOfFeatures ? features : main;
        const taken = sections.map((section) => `${section}Packed: ${section}`).join(', ');
        return `${text}.then(({ ${taken} }) => ({ ${sections.join(', ')} }))`;
      });
    },
    // Lists of words that nobody reads here: each on a line of its own they would be 0.04 MB more.
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk' && chunk.fileName.startsWith('locales/packed/')) {
          chunk.code = withOneEnglish(chunk.code.replace(/\n\t+/g, ''));
        }
      }
    },
  };
}

/** English words are one import for all sections of a file, by short names: there are a hundred such files. */
function withOneEnglish(code: string): string {
  const each = /import \{ (\w+) as (\w+\$1) \} from "[^"]*Strings\.js";\n/g;
  const taken = [...code.matchAll(each)];
  if (taken.length < 2) {
    return code;
  }
  const names = taken.map(([, name], index) => `${name} as e${index}`);
  const short = taken.reduce(
    (text, [, , long = ''], index) => text.replaceAll(`${long})`, `e${index})`),
    code
      .replace(each, '')
      .replace('{ unpackStrings }', '{ unpackStrings as u }')
      .replaceAll(' unpackStrings(', ' u('),
  );
  return `import {${names.join(',')}} from "./en.js";\n${short}`;
}

/** One section of a language in a file of the package: of a language that has none of a feature yet, English words. */
function packedText(name: string, file: string): string {
  if (file === 'en.ts') {
    return `export { ${name} } from ${JSON.stringify(resolve(languages, file))};\n`;
  }
  const [english = {}, own = {}] = ['en.ts', file].map(
    (one) => allWords[`../src/locales/languages/${one}`]?.[name],
  );
  const known = Object.keys(english);
  const values = known
    .slice(0, known.findLastIndex((key) => own[key] !== undefined) + 1)
    .map((key) => own[key]);
  return `export const ${name}Packed = ${JSON.stringify(values)};
export const ${name} = /* @__PURE__ */ unpackStrings(${name}Packed, english.${name});
`;
}
