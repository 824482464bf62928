import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { axeExclusions, axeExemptions, axeRulesOff } from './storyPage/axeExclusions.ts';

const folder = join(import.meta.dirname, '../stories');

/** The rules that a story file turns off in axe, in the notation of the list. */
function leftOut(file: string): { stories: string; rules: readonly string[] | 'all' } | undefined {
  const code = readFileSync(join(folder, file), 'utf8');
  if (/a11y:\s*\{[^}]*(test: '(off|todo)'|disable: true)/.test(code)) {
    return { stories: file, rules: 'all' };
  }
  const rules = [...code.matchAll(/'?([\w-]+)'?: \{ enabled: false \}/g)].map(([, rule = '']) => rule);
  return rules.length > 0 ? { stories: file, rules } : undefined;
}

test('axe leaves out only what is on the list, and every entry has a reason', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.stories.tsx'),
  );
  const found = files.map((file) => leftOut(file.replaceAll('\\', '/'))).filter((one) => one !== undefined);
  const listed = axeExclusions.map(({ stories, rules }) => ({ stories, rules }));
  const byName = (one: { stories: string }, other: { stories: string }) =>
    one.stories.localeCompare(other.stories);
  expect(found.sort(byName)).toEqual(listed.sort(byName));
  for (const { reason } of [...axeExclusions, ...axeRulesOff, ...axeExemptions]) {
    expect(reason.split(' ').length).toBeGreaterThan(5);
  }
});
