import { defineConfig, type Plugin } from 'vite';
import { featureNames } from './scripts/featureNames.mjs';
import { lateStyles } from './scripts/lateStyles.ts';
import { leanScript } from './scripts/leanScript.ts';

/** The folder that vite.lib.config.ts built. */
const dist = process.env.CARILLON_DIST ?? 'dist';

/** What is loaded with a feature that has words of its own. */
const ofFeatures = new RegExp(
  `/late/(?:${[...featureNames, 'answerForms'].join('|')})\\.js|featureCatalogue`,
);

/** A script is fetched from beside its page, so that what is loaded late by one late file may as well be in it. */
function withTheirUsers(): Plugin {
  const users = {
    'late/questions.js': './answerForms.js',
    'late/importpreferenceCalls.js': './preferences.js',
  };
  return {
    name: 'with-their-users',
    transform(code, id) {
      const [, late] = Object.entries(users).find(([user]) => id.endsWith(`/${user}`)) ?? [];
      return late === undefined
        ? null
        : `import * as late$ from '${late}';\n${code.replace(`import("${late}")`, 'Promise.resolve(late$)')}`;
    },
  };
}

/** What takes the words of a language out of its file is the same for each of a hundred languages: one function, once it is minified. */
function oneFunction(): Plugin {
  return {
    name: 'one-function',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        const [, taking] =
          chunk.type === 'chunk'
            ? (/\.then\((\(\{\w+Packed:[^)]*\}\)=>\(\{[^)]*\}\))\)/.exec(chunk.code) ?? [])
            : [];
        if (chunk.type === 'chunk' && taking !== undefined) {
          chunk.code = `const taking$=${taking};${chunk.code.replaceAll(`.then(${taking})`, '.then(taking$)')}`;
        }
      }
    },
  };
}

/** The loader of a frame is a file of its own; the two scripts with an inbox in them share their chunks. */
const entries = {
  frame: { frame: `${dist}/embed/frame/index.js` },
  inbox: {
    carillon: `${dist}/embed/script.js`,
    'frame-page': `${dist}/embed/frame/pageScript.js`,
    features: `${dist}/features.js`,
    'link-schemes': `${dist}/embed/schemesScript.js`,
  },
};

/**
 * Builds the scripts for pages without a build, out of the built package: React and all else is in them, and what a bell does not
 * need is fetched from beside them, whatever the address they are served from. The mode says which.
 */
export default defineConfig(({ mode }) => ({
  plugins:
    mode === 'frame'
      ? []
      : [
          withTheirUsers(),
          leanScript(),
          oneFunction(),
          lateStyles(dist, ['embed/script.js', 'embed/frame/pageScript.js']),
        ],
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    target: 'es2022',
    outDir: 'packages/embed/dist/script',
    emptyOutDir: false,
    lib: { entry: mode === 'frame' ? entries.frame : entries.inbox, formats: ['es'] },
    rolldownOptions: {
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: ({ moduleIds }) =>
          moduleIds.some((id) => id.includes('/locales/packed/'))
            ? 'chunks/languages/[hash].js'
            : moduleIds.some((id) => ofFeatures.test(id))
              ? 'chunks/features/[hash].js'
              : 'chunks/[hash].js',
        minify: true,
        // Nobody bundles a script.
        comments: { annotation: false },
      },
    },
  },
}));
