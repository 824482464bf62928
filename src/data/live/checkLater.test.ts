import { expect, test } from 'vitest';
import { removalOf } from '../../../tests/support/changes.ts';
import { inboxOf } from '../../../tests/support/inboxOf.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { applyChange, confirmChange, followCall, takeEchoes } from '../facts/changes.ts';
import { checkLater } from './checkLater.ts';

const platform = mockPlatform();

test('after the first connect no event of an earlier call is awaited, so that the next one counts as a change of somebody else', () => {
  const client = inboxOf(platform());
  const removal = removalOf('one');
  applyChange(client, removal);
  void followCall(client, removal.id, Promise.resolve());
  expect(checkLater(client)).toBe(true);
  confirmChange(client, removal.id);
  expect(takeEchoes(client, 1)).toEqual({ own: 0, isBehind: false });
});
