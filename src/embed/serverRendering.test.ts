import { expect, test } from 'vitest';
import { mountInboxFrame } from './frame/index.ts';
import { defineInboxElement, mountInbox } from './index.ts';

test('fault 70: carillon-embed and carillon-embed/frame can be imported where there is no window', () => {
  expect(typeof window).toBe('undefined');
  expect([typeof mountInbox, typeof mountInboxFrame]).toEqual(['function', 'function']);
  expect(defineInboxElement()).toBeUndefined();
});
