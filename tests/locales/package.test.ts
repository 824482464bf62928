import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { catalogue } from '../../src/locales/catalogue.ts';
import { strings as en } from '../../src/locales/strings.ts';
import config from '../../vite.lib.config.ts';
import { featureWords } from '../support/wordFiles.ts';

let dist: string;

/** Builds the entry points of the languages as the package does. */
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'carillon-locales-'));
  const { entry: doors } = Object(config.build?.lib);
  const entry = {
    ...Object.fromEntries(Object.entries<string>(doors).filter(([name]) => name.startsWith('locales'))),
    // What the inbox fetches late.
    'locales/featureCatalogue': 'src/locales/featureCatalogue.ts',
  };
  const lib = { entry, formats: ['es' as const] };
  await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, lib, outDir: dist, emptyOutDir: true },
  });
});

afterAll(() => rm(dist, { recursive: true, force: true }));

/** The module that a host gets by the published name. */
function door(name: './locales' | `./locales/${string}`) {
  const pattern = ['./locales/features/*', './locales/*'] as const;
  const published = pattern.find((one) => name.startsWith(one.replace('*', '')));
  const { default: file } = manifest.exports[published ?? './locales'];
  return moduleOf(file.replace('./dist/', '').replace('*', name.replace(/^.*\//, '')));
}

/** A module of the build. */
function moduleOf(file: string) {
  return import(/* @vite-ignore */ pathToFileURL(join(dist, file)).href);
}

test('every language is published with its keys, for server rendering', async () => {
  for (const { tag, load } of catalogue) {
    const { strings } = await door(`./locales/${tag}`);
    expect({ ...en, ...strings }, tag).toEqual(await load());
  }
});

test('the words of all features are one file for each language, which does not hold their keys', async () => {
  const { loadStrings } = await moduleOf('locales/featureCatalogue.js');
  for (const { section, files, english } of featureWords) {
    for (const { tag } of catalogue) {
      // What is not translated yet is English.
      const strings = { ...english, ...files.find((file) => file.tag === tag)?.strings };
      expect((await door(`./locales/features/${tag}`))[section], tag).toEqual(strings);
      expect(await loadStrings(section, tag, english), tag).toEqual(strings);
    }
  }
  const packed = await readdir(join(dist, 'locales/packed/features'));
  expect(packed.filter((file) => file.endsWith('.js'))).toHaveLength(catalogue.length);
  expect(await readFile(join(dist, 'locales/packed/features/de.js'), 'utf8')).not.toContain('archivedTab');
});

test('the published files of strings hold no keys, and the published catalogue adds them', async () => {
  const { catalogue: published } = await door('./locales');
  expect(published).toHaveLength(catalogue.length);
  for (const [index, { tag, load }] of catalogue.entries()) {
    expect(await published[index].load(), tag).toEqual(await load());
  }
  const packed = await readdir(join(dist, 'locales/packed'));
  expect(packed.filter((file) => file.endsWith('.js'))).toHaveLength(catalogue.length);
  expect(await readFile(join(dist, 'locales/packed/de.js'), 'utf8')).not.toContain('markAllAsRead');
});

test.each([
  ['the published catalogue', 'locales.js', ['stringsPacked']],
  [
    'the published words of features',
    'locales/featureCatalogue.js',
    featureWords.flatMap(({ section, files }) =>
      files.some(({ tag }) => tag === 'de') ? [`${section}Packed`] : [],
    ),
  ],
])('a bundler that follows %s takes the strings of a language alone', async (_what, input, exports) => {
  const { output } = await rolldown({ input: join(dist, input), logLevel: 'silent' }).then((bundle) =>
    bundle.generate(),
  );
  const german = output.flatMap((one) => (one.type === 'chunk' && one.name === 'de' ? [one] : []));
  expect(german.map((chunk) => [chunk.imports, chunk.exports])).toContainEqual([[], exports]);
});
