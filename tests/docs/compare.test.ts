import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { comparePath, isAhead, readComparison, writeComparison } from './compare.ts';

const comparison = readComparison();

test('the page beside other inboxes is that of its readings: `npx tsx scripts/compare.ts` writes it', () => {
  expect(readFileSync(comparePath, 'utf8')).toBe(writeComparison(comparison));
});

test('each row in which carillon has more than another names what shows it', () => {
  const unproven = comparison.rows.filter((row) => isAhead(row) && row.proof.length === 0);
  expect(unproven.map(({ what }) => what)).toEqual([]);
});

test('what shows a row is there, with its heading', () => {
  const missing = comparison.rows
    .flatMap(({ proof }) => proof)
    .filter((place) => {
      const [path = '', heading] = place.split('#');
      return !existsSync(path) || (heading !== undefined && !headingsOf(path).includes(heading));
    });
  expect(missing).toEqual([]);
});

test('a row says of all five others what they have, by a known word', () => {
  const words = ['yes', 'part', 'no', 'open'];
  for (const { what, peers, carillon } of comparison.rows) {
    expect(Object.keys(peers), what).toHaveLength(5);
    expect(
      [...Object.values(peers), carillon].filter((word) => !words.includes(word)),
      what,
    ).toEqual([]);
  }
});

/** The headings of a page, as their addresses. */
function headingsOf(path: string): string[] {
  return [...readFileSync(path, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, text = '']) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );
}
