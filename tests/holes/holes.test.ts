import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** How many cells may say that something is missing. It only goes down. */
const mostOpen = 0;

/** Packages that are divided into parts by their folders; the others are one part each. */
const layered = ['src/data', 'src/inbox', 'src/primitives'];

const [header = [], ...rows] = readFileSync('tests/holes/holes.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|') && !line.startsWith('| -'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
const cells = rows.flatMap(([part, ...rest]) =>
  rest.map((cell, index) => ({ part, class: header[index + 1], cell })),
);

const folders = (of: string) =>
  readdirSync(of, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${of}/${name}`);

describe('the table of holes', () => {
  test('has a row for each part, and none for a part that is gone', () => {
    const parts = [...layered.flatMap(folders), ...folders('src').filter((one) => !layered.includes(one))];
    expect(rows.map(([part]) => part?.replaceAll('`', '')).sort()).toEqual(parts.sort());
  });

  test('has a test, a reason or what is missing in each cell', () => {
    expect(header).toHaveLength(8);
    const empty = cells.filter(({ cell }) => !/^(`[^`]+`|– .{8,}|OPEN: .{8,})$/.test(cell));
    expect(empty).toEqual([]);
    expect(cells).toHaveLength(rows.length * 7);
  });

  test('names tests that exist', () => {
    const files = cells.map(({ cell }) => /^`(.+)`$/.exec(cell)?.[1]).filter((file) => file !== undefined);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });

  test(`has at most ${mostOpen} open cells`, () => {
    expect(cells.filter(({ cell }) => cell.startsWith('OPEN')).length).toBeLessThanOrEqual(mostOpen);
  });
});
