import { describe, expect, test } from 'vitest';
import { buildMessage } from '../../mocks/index.ts';
import { mergeMessage } from './feed.ts';
import type { InboxMessage } from './message.ts';

const maya: InboxMessage = {
  id: 'a',
  read: false,
  seen: false,
  createdAt: buildMessage().createdAt,
  actor: { type: 'user', data: 'https://a.test/maya.png' },
  sender: { firstName: 'Maya' },
};

describe('merging a record into a message', () => {
  test('fault 29: keeps members that the bare record lacks', () => {
    const merged = mergeMessage(maya, { id: 'a', read: true, actor: { type: 'user', data: null } });
    expect(merged).toEqual({ ...maya, read: true });
    expect(mergeMessage(maya, { id: 'a', read: true })).toEqual({ ...maya, read: true });
  });

  test('takes the record’s actor', () => {
    const merged = mergeMessage(maya, { id: 'a', actor: { type: 'system_icon', data: 'up' } });
    expect(merged.actor).toEqual({ type: 'system_icon', data: 'up' });
  });

  test('takes an actor without a picture if there was none', () => {
    const nobody: InboxMessage = { ...maya, actor: { type: 'none', data: null } };
    const merged = mergeMessage(nobody, { id: 'a', actor: { type: 'user', data: null } });
    expect(merged.actor).toEqual({ type: 'user', data: null });
  });
});
