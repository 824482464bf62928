import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { catalogue } from '../../src/locales/catalogue.ts';
import { strings as en } from '../../src/locales/languages/en.ts';
import { strings as places } from '../../src/locales/places/en.ts';
import config from '../../vite.lib.config.ts';

let dist: string;

/** Builds the entry points of the languages as the package does. */
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'carillon-locales-'));
  const { entry: doors } = Object(config.build?.lib);
  const entry = {
    ...Object.fromEntries(Object.entries<string>(doors).filter(([name]) => name.startsWith('locales'))),
    // What the inbox fetches late.
    'locales/placeCatalogue': 'src/locales/placeCatalogue.ts',
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
  const { default: file } = manifest.exports[name === './locales' ? name : './locales/*'];
  const path = file.replace('./dist', dist).replace('*', name.replace('./locales/', ''));
  return import(/* @vite-ignore */ pathToFileURL(path).href);
}

test('every language is published with its keys, for server rendering', async () => {
  for (const { tag, load } of catalogue) {
    const { strings } = await door(`./locales/${tag}`);
    expect({ ...en, ...strings }, tag).toEqual(await load());
  }
});

test('the strings of archive and snooze are published with their keys, which their files do not hold', async () => {
  const tags = (await readdir('src/locales/places')).map((file) => file.replace('.ts', ''));
  expect(tags).toContain('en');
  for (const tag of tags) {
    const file = manifest.exports['./locales/places/*'].default.replace('./dist', dist).replace('*', tag);
    const { strings } = await import(/* @vite-ignore */ pathToFileURL(file).href);
    expect(Object.keys(strings), tag).toEqual(Object.keys(places));
  }
  const { loadStrings } = await import(
    /* @vite-ignore */ pathToFileURL(join(dist, 'locales/placeCatalogue.js')).href
  );
  for (const tag of tags.filter((one) => one !== 'en')) {
    const packed = await readFile(join(dist, `locales/packed/places/${tag}.js`), 'utf8');
    expect(packed).not.toContain('archivedTab');
    expect(Object.keys(await loadStrings(tag))).toEqual(Object.keys(places));
  }
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

test('a bundler that follows the published catalogue takes the strings of a language alone', async () => {
  const { output } = await rolldown({ input: join(dist, 'locales.js'), logLevel: 'silent' }).then((bundle) =>
    bundle.generate(),
  );
  const german = output.find(({ name }) => name === 'de');
  expect(german).toMatchObject({ imports: [], exports: ['packed'] });
});
