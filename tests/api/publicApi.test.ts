import { describe, expect, test } from 'vitest';
import {
  countedEntries,
  type Entry,
  entriesBeside,
  hasSentence,
  placeOf,
  publicNames,
  type ReadSource,
  silentMembers,
  typesNamedBy,
} from './publicApi.ts';

/** The limit keeps the API small enough to learn. Constants of the platform and names of the legacy widget are not counted. */
const maxNames = 298;
/** Of a package beside it, what `carillon` does not export too. */
const maxNamesBeside: Readonly<Record<string, number>> = { 'carillon-embed': 13, 'carillon-testing': 50 };

const namesOf = (entries: readonly Entry[]) =>
  new Set(entries.flatMap(([, file]) => publicNames(file).map(placeOf)));

test('the entry points have at most 298 names, one that several of them export counted once', () => {
  expect(namesOf(countedEntries).size).toBeLessThanOrEqual(maxNames);
});

test.each([...entriesBeside])('%s has few names of its own', (name, entries) => {
  const inCarillon = namesOf(countedEntries);
  const own = [...namesOf(entries)].filter((one) => !inCarillon.has(one));
  expect(own.length).toBeGreaterThan(0);
  expect(own.length).toBeLessThanOrEqual(maxNamesBeside[name] ?? 0);
});

describe.each([...countedEntries, ...[...entriesBeside.values()].flat()])('%s', (entry, file) => {
  const names = publicNames(file);
  // The embedded inbox takes the options of `carillon`, and the frame those of the embedded inbox; these export their types.
  // The contract of features is beside them, and they are made of what `carillon` and its hooks have.
  // The suite for backends takes one, whose types are beside the adapters.
  const bases: Readonly<Record<string, readonly string[]>> = {
    carillon: ['src/features.ts'],
    'carillon/features': ['src/index.ts', 'src/data.ts'],
    'carillon-embed': ['src/index.ts', 'src/features.ts', 'src/embed.ts'],
    'carillon-embed/frame': ['src/index.ts', 'src/features.ts', 'src/embed.ts'],
    'carillon-testing/conformance': ['src/backends.ts'],
    'carillon-testing/playwright': ['src/mocks.ts'],
  };
  /** What a feature is given and hands on; its members are no promise. */
  const handedOn = new Set(['InboxClient', 'Translator', 'FeedRows']);
  const base = (bases[entry] ?? []).flatMap((one) => publicNames(one));

  test('has a doc sentence for each name', () => {
    expect(
      names
        .filter(({ source, statement }) => !hasSentence(source, statement.start))
        .map(({ name, file: from }) => `${name} (${from})`),
    ).toEqual([]);
  });

  test('has a doc sentence for each member of its types', () => {
    expect(names.flatMap((one) => silentMembers(one).map((member) => `${one.name}.${member}`))).toEqual([]);
  });

  test('exports each type that one of its signatures names', () => {
    const exported = new Set([...names, ...base].map(placeOf));
    const missing = names.flatMap((one) =>
      typesNamedBy(one)
        .filter(({ name, place }) => !exported.has(place) && !handedOn.has(name))
        .map((type) => `${one.name} names ${type.name}`),
    );
    expect(missing).toEqual([]);
  });
});

describe('the checks of the public API find', () => {
  const planted =
    (files: Record<string, string>): ReadSource =>
    (path) =>
      files[path];

  test('a name without a sentence, and one with only a tag', () => {
    const read = planted({
      'a.ts': '/** Fine. */\nexport type A = 1;\n/** @default 1 */\nexport const b = 1;\nexport const c = 1;',
    });
    const silent = publicNames('a.ts', read).filter(
      ({ source, statement }) => !hasSentence(source, statement.start),
    );
    expect(silent.map(({ name }) => name)).toEqual(['b', 'c']);
  });

  test('a part that has a name of its own beside the one in its namespace, as one thing', () => {
    const read = planted({
      'index.ts': "export { Bell as InboxBell } from './parts.ts';\nexport * as Inbox from './parts.ts';",
      'parts.ts': 'export const Bell = 1;',
    });
    const names = publicNames('index.ts', read);
    expect(names.map(({ name }) => name)).toEqual(['InboxBell', 'Inbox.Bell']);
    expect(new Set(names.map(placeOf)).size).toBe(1);
  });

  test('a member without a sentence', () => {
    const source =
      '/** A. */\nexport interface A { /** Yes. */ one: 1; /** @default 2 */ two: 2; three(): void }';
    const [name] = publicNames('a.ts', planted({ 'a.ts': source }));
    expect(name && silentMembers(name)).toEqual(['two', 'three']);
  });

  test('a type that is named in a signature, and exported elsewhere or not at all', () => {
    const read = planted({
      'index.ts': "export { use, type Props } from './use.ts';\nexport * as Parts from './parts.ts';",
      'use.ts':
        "import type { Far } from './far.ts';\nimport type { Theirs } from 'react';\ninterface Near {}\n" +
        'export interface Props extends Near { far: Far; theirs: Theirs }\n' +
        'export function use(props: Props): void { const inside: Hidden = 1; }\ntype Hidden = 1;',
      'far.ts': 'export interface Far {}',
      'bell.ts': 'export interface BellProps {}',
      'parts.ts':
        "import type { BellProps } from './bell.ts';\nexport const Bell = forwardRef<HTMLElement, BellProps>(() => null);",
    });
    const names = publicNames('index.ts', read);
    expect(names.map(({ name }) => name)).toEqual(['use', 'Props', 'Parts.Bell']);
    const named = names.flatMap((name) => typesNamedBy(name, read)).map(({ name }) => name);
    expect(named).toEqual(['Props', 'Near', 'Far', 'BellProps']);
  });
});
