import { expect, test } from 'vitest';
import { stripMarkdown } from './Markdown.tsx';

test.each([
  ['In [Q4 launch plan](https://app.example/plan): **when**?', 'In Q4 launch plan: when?'],
  ['![A picture](https://app.example/a.png) of `api@2.14.0`', 'A picture of api@2.14.0'],
  ['2 * 3 [sic] (no link), snake_case', '2 * 3 [sic] (no link), snake_case'],
  ['[open](never closed', '[open](never closed'],
])('%j is read as %j until it is parsed', (source, words) => {
  expect(stripMarkdown(source)).toBe(words);
});

test.each(['[', '![', '](', '[a](', '[]('])('100,000 times %j keep their text', (part) => {
  expect(stripMarkdown(part.repeat(100_000))).toBe(part.repeat(100_000));
});
