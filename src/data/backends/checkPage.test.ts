import { expect, test } from 'vitest';
import { checkPage } from './checkPage.ts';

test('what a server says beside its rows has no keys named `__proto__`, at any depth, and a page without it says nothing', () => {
  const answer = JSON.parse(
    '{"messages":[],"next":null,"raw":{"__proto__":{"x":1},"totals":[{"__proto__":{"x":1},"all":5}]}}',
  );
  const page = checkPage(answer, () => {});
  expect(page.raw).toEqual({ totals: [{ all: 5 }] });
  expect(JSON.stringify(page)).not.toContain('__proto__');
  expect(JSON.stringify(answer)).toContain('__proto__');
  expect(checkPage({ messages: [], next: null }, () => {})).toEqual({ messages: [], next: null });
});
