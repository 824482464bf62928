import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { decisionsOf, indexPath, readPages, undatedHeadings, writeIndex } from './decisions.ts';

describe('the decisions', () => {
  const pages = readPages();
  const decisions = decisionsOf(pages);

  test('begin with their date, and have titles and dates of their own', () => {
    expect(pages.flatMap((page) => undatedHeadings(page))).toEqual([]);
    expect(new Set(decisions.map(({ title }) => title)).size).toBe(decisions.length);
    expect(decisions.filter(({ date }) => Number.isNaN(Date.parse(date)))).toEqual([]);
  });

  test('are listed in the index (npx tsx scripts/decisions.ts writes it)', () => {
    expect(readFileSync(indexPath, 'utf8')).toBe(writeIndex(pages));
  });

  test('refer to each other by titles that are there', () => {
    const text = pages.map((page) => page.text).join('\n');
    const links = [
      ...text.matchAll(/\[([^\]]+)\]\((\?path=\/docs\/for-contributors-decisions-[^)]+#[^)]+)\)/g),
    ];
    const known = decisions.map(({ title, href }) => `${title} ${href}`);
    expect(
      links.map(([, title, href]) => `${title} ${href}`).filter((link) => !known.includes(link)),
    ).toEqual([]);
    expect(text).not.toMatch(/\bD-\d/);
  });
});

describe('what lists decisions', () => {
  const one = {
    title: 'For contributors/Decisions/Some page',
    text: '# One `decision`, with care\n\n*2026-01-02.* **Built.**\n\n## Its detail\n',
  };
  const many = {
    title: 'For contributors/Decisions/Many',
    text: '# Many\n\n## First\n\n*2026-01-01.*\n\n| a |\n\n## Second\n\nWithout.\n',
  };

  test('sees the sections of a page that have no date, but not those of a page that is one decision', () => {
    expect(undatedHeadings(one)).toEqual([]);
    expect(undatedHeadings(many)).toEqual(['Second']);
    expect(undatedHeadings({ title: 'New', text: '# A page without sections\n' })).toHaveLength(1);
  });

  test('has them by date, each with a link to its heading', () => {
    expect(writeIndex([one, many])).toContain(
      '| 2026-01-01 | [First](?path=/docs/for-contributors-decisions-many--docs#first) | Many |\n| 2026-01-02 | [One `decision`, with care](?path=/docs/for-contributors-decisions-some-page--docs#one-decision-with-care) | Some page |\n',
    );
  });
});
