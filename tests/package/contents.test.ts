import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** What may be published; anything else is not. */
const allowed = [
  /^(package\.json|README\.md|LICENSE)$/,
  /^dist\/.+\.(js|js\.map|d\.ts|d\.ts\.map)$/,
  /^dist\/styles\.css$/,
];

const [packed]: { files: { path: string }[] }[] = JSON.parse(
  execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], { encoding: 'utf8' }),
);
const paths = packed?.files.map(({ path }) => path) ?? [];

describe('fault 92: the published package', () => {
  test('holds what was built, and nothing else', () => {
    expect(paths.length).toBeGreaterThan(100);
    expect(paths.filter((path) => !allowed.some((one) => one.test(path)))).toEqual([]);
    expect(paths.filter((path) => /stories|\.test\.|demo\//.test(path))).toEqual([]);
  });

  test("has styles that a host's bundler leaves as they are: of `:dir()` it would make `:lang()`, which is something else", () => {
    expect(readFileSync('dist/styles.css', 'utf8')).not.toMatch(/:(?:dir|lang)\(/);
  });

  test('names no folder of the machine that built it', () => {
    const home = process.cwd();
    expect(paths.filter((path) => readFileSync(path, 'utf8').includes(home))).toEqual([]);
  });
});
