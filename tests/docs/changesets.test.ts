import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const names = readdirSync('.changeset').filter((name) => name.endsWith('.md'));

test('every changeset says which part of the version it changes, and why', () => {
  for (const name of names) {
    // The formatter of Markdown must leave these files alone: it turns the lines between the dashes into a heading.
    expect
      .soft(readFileSync(`.changeset/${name}`, 'utf8'), name)
      .toMatch(/^---\n\s*['"]carillon['"]: (patch|minor|major)\n\s*---\n+[^\s#-]/);
  }
});
