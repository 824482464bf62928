import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { decisionsOf, indexName, numberDecisions, unnumberedHeadings, writeIndex } from './decisions.ts';

const folder = 'stories/decisions';

describe('the decisions', () => {
  const pages = readdirSync(folder)
    .filter((path) => path.endsWith('.mdx') && path !== indexName)
    .sort()
    .map((path) => ({ path, text: readFileSync(`${folder}/${path}`, 'utf8') }));

  test('have a number and a date each (npx tsx scripts/decisions.ts gives them)', () => {
    expect(pages.flatMap((page) => unnumberedHeadings(page))).toEqual([]);
    const decisions = decisionsOf(pages);
    expect(decisions.map(({ number }) => number)).toEqual(decisions.map((_, index) => index + 1));
    expect(decisions.filter(({ date }) => Number.isNaN(Date.parse(date)))).toEqual([]);
  });

  test('are listed in the index (npx tsx scripts/decisions.ts writes it)', () => {
    expect(readFileSync(`${folder}/${indexName}`, 'utf8')).toBe(writeIndex(pages));
  });
});

describe('what numbers decisions', () => {
  const meta = '<Meta title="Decisions/Some page" />\n\n';
  const one = { path: 'One.mdx', text: `${meta}# D-002 · 2026-01-02 · One decision\n\n## Its detail\n` };
  const many = {
    path: 'Many.mdx',
    text: `${meta}# Many\n\n## D-001 · 2026-01-01 · First\n\n## Second\n\n## Third\n`,
  };

  test('sees the sections of a page that have no number, but not those of a page that is one decision', () => {
    expect(unnumberedHeadings(one)).toEqual([]);
    expect(unnumberedHeadings(many)).toEqual(['Second', 'Third']);
    expect(unnumberedHeadings({ path: 'New.mdx', text: '# A page without sections\n' })).toHaveLength(1);
  });

  test('goes on from the last number and leaves the given ones alone, also the second time', () => {
    const text = numberDecisions(many, 3, () => '2026-02-03');
    expect(text).toBe(
      `${meta}# Many\n\n## D-001 · 2026-01-01 · First\n\n## D-003 · 2026-02-03 · Second\n\n## D-004 · 2026-02-03 · Third\n`,
    );
    expect(numberDecisions({ ...many, text }, 5, () => '')).toBe(text);
  });

  test('lists them by number, with a link to their page', () => {
    const index = writeIndex([one, many]);
    expect(index).toContain(
      '| D-001 | 2026-01-01 | First | [Some page](?path=/docs/decisions-some-page--docs) |\n| D-002 |',
    );
  });
});
