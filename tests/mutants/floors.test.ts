import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const floors: Readonly<Record<string, number>> = JSON.parse(
  readFileSync('tests/mutants/floors.json', 'utf8'),
);

test('each floor of the mutants is that of a folder with unit tests, and in percent', () => {
  expect(Object.keys(floors).length).toBeGreaterThan(0);
  for (const [folder, floor] of Object.entries(floors)) {
    expect(
      readdirSync(folder).filter((name) => /\.test\.tsx?$/.test(name)),
      folder,
    ).not.toEqual([]);
    expect(floor > 0 && floor <= 100, folder).toBe(true);
  }
});
