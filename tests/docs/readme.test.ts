import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (page: string) => readFileSync(page, 'utf8');

/** The names that a file of exports has as values, as importing hosts write them. */
const valuesOf = (file: string) =>
  [...read(file).matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, list = '']) =>
    list
      .split(',')
      .filter((entry) => !entry.trim().startsWith('type '))
      .flatMap((entry) => entry.match(/\w+(?=\s*$)/) ?? []),
  );

test('the README has at most 900 words outside of its code', () => {
  const words = read('README.md')
    .replace(/^```[\s\S]*?^```/gm, '')
    .split(/\s+/);
  expect(words.length).toBeLessThanOrEqual(900);
});

test('the guide to composition has a line for each part, and for no other', () => {
  const listed = [...read('docs/guides/composition.md').matchAll(/^\| `((?:Inbox|Preferences)\.\w+)`/gm)];
  const parts = [
    ...valuesOf('src/features/parts.ts').map((name) => `Inbox.${name}`),
    ...valuesOf('src/inbox/preferences/parts.ts').map((name) => `Preferences.${name}`),
  ].filter((name) => /\.[A-Z]/.test(name));
  expect(listed.map(([, name]) => name).sort()).toEqual(parts.sort());
});

test('the guide to the data has a line for each hook, and for no other', () => {
  const lines = read('docs/guides/data.md').match(/^\| `use.*$/gm) ?? [];
  const listed = lines.flatMap((line) => (line.split(' | ')[0] ?? '').match(/use\w+/g) ?? []);
  const hooks = valuesOf('src/data.ts').filter((name) => name.startsWith('use'));
  expect(listed.sort()).toEqual(hooks.sort());
});

const guides = readdirSync('docs/guides').map((name) => `docs/guides/${name}`);

/** A page without the code between its fences. */
const proseOf = (page: string) => read(page).replace(/^ *```[\s\S]*?^ *```/gm, '');

test('lines of the guides are at most 120 letters long, but for tables and what cannot be broken', () => {
  const long = guides.flatMap((page) =>
    proseOf(page)
      .split('\n')
      .filter((line) => line.length > 120 && !line.startsWith('|'))
      .map((line) => `${page}: ${line}`),
  );
  expect(long).toEqual([]);
});

test('the pages for hosts say “live connection”, and “line” in the names of the API alone', () => {
  const words = /\b(?:the|a|no|its|your|break) line(?! (?:below|of|between))\b|\bline is one of\b/i;
  const found = ['README.md', 'llms.txt', ...guides].flatMap((page) =>
    proseOf(page)
      .replace(/`[^`\n]*`/g, '')
      .split('\n')
      .filter((line) => words.test(line))
      .map((line) => `${page}: ${line}`),
  );
  expect(found).toEqual([]);
});

test('the README, llms.txt and the guide to backends begin with the same four answers to whose server sends', () => {
  const beginnings = [
    /Whose server sends\?([\s\S]*?)\n\n(?=Four components)/.exec(read('README.md'))?.[1],
    /Whose server sends\?([\s\S]*?)\n\n(?=Any other)/.exec(read('llms.txt'))?.[1],
    /\| whose server sends[\s\S]*?\n\n/.exec(read('docs/guides/backends.md'))?.[0],
  ];
  const answers = [
    /your app has a database/i,
    /novu today/i,
    /novu before 3/i,
    /nothing yet/i,
    /restBackend/,
    /inboxBackend/,
    /npx carillon init/,
    /npx carillon dev/,
  ];
  for (const text of beginnings) {
    expect(answers.filter((answer) => !answer.test(text ?? ''))).toEqual([]);
    const places = answers.slice(0, 4).map((answer) => (text ?? '').search(answer));
    expect(places).toEqual([...places].sort((a, b) => a - b));
  }
});
