import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const names = readdirSync('.changeset').filter((name) => name.endsWith('.md'));

test.each(names)('the changeset %s says which part of the version it changes, and why', (name) => {
  // The formatter of Markdown must leave these files alone: it turns the lines between the dashes into a heading.
  expect(readFileSync(`.changeset/${name}`, 'utf8')).toMatch(
    /^---\n\s*['"]carillon['"]: (patch|minor|major)\n\s*---\n+[^\s#-]/,
  );
});
