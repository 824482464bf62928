import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const here = import.meta.dirname;
const sources = readdirSync(here, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !/(^|\/)test\w+\.ts$|\.test\.ts$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(here, file), 'utf8') }));

test.each(sources.filter(({ file }) => /^sql\/|^(postgres|sqlite)\.ts$/.test(file)))(
  'no value is put into the SQL of $file: its texts are constants, without a place for one',
  ({ text }) => {
    // The sentences of errors name what is wrong.
    const templates = text.replaceAll(/`carillon-server:[^`]*`/g, '').match(/`[^`]*\$\{[^`]*`/g);
    expect(templates).toBeNull();
    expect(text.match(/['`] \+|\+ ['`]/g)).toBeNull();
  },
);

test('SQL is in the files of the stores alone', () => {
  const others = sources.filter(({ file }) => !/^sql\/|^(postgres|sqlite)\.ts$/.test(file));
  const withSql = others.filter(({ text }) =>
    /['`](select|insert into|update|delete from|with) /.test(text.replaceAll(/\/\*[\s\S]*?\*\//g, '')),
  );
  expect(withSql.map(({ file }) => file)).toEqual([]);
});

test('one place binds what is read and changed to its reader', () => {
  const all = sources.map(({ text }) => text).join('\n');
  expect(all.match(/reader = \?/g)).toHaveLength(1);
  expect(all.match(/from carillon_(messages|switches) where['"`)\]]/g)?.length).toBeGreaterThan(5);
});
