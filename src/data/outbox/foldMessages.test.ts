import { describe, expect, test } from 'vitest';
import { markOf, removalOf } from '../../../tests/support/changes.ts';
import type { InboxMessage } from '../model/message.ts';
import type { Change, CountDeltas } from './change.ts';
import { measureCounts } from './foldMessages.ts';

const messageOf = (_id: string, read: boolean, seen: boolean): InboxMessage => ({
  _id,
  createdAt: '',
  read,
  seen,
});
const messages = [
  messageOf('new', false, false),
  messageOf('seen', false, true),
  messageOf('read', true, true),
];
const ids = messages.map(({ _id }) => _id);

const measure = (...changes: Change[]): readonly number[] => {
  const { unreadDelta, unseenDelta } = measureCounts(messages, changes);
  return [unreadDelta, unseenDelta];
};
const withDeltas = (change: Change, deltas: Partial<CountDeltas>): Change => ({ ...change, deltas });
const press: Change = {
  id: 1,
  state: 'sending',
  count: 1,
  type: 'button',
  kind: 'button',
  messageId: 'new',
  button: 'primary',
};

describe('changes move the counts', () => {
  test.each<[string, readonly Change[], readonly number[]]>([
    ['not without a change', [], [0, 0]],
    ['by what a mark changes', [markOf(ids, 'read')], [-2, -1]],
    ['up, where it unmarks', [markOf(ids, 'unread')], [1, -1]],
    ['by one count only', [markOf(ids, 'status:seen')], [0, -1]],
    ['up for what is no longer seen', [markOf(['seen', 'read'], 'status:unseen')], [0, 2]],
    ['by what a removal removes', [removalOf(...ids)], [-2, -1]],
    ['each on top of those before it', [markOf(ids, 'read'), markOf(['new'], 'unread')], [-1, -1]],
    ['not by the same a second time', [markOf(ids, 'read'), markOf(ids, 'read')], [-2, -1]],
    ['not by a mark after a removal', [removalOf('new'), markOf(['new'], 'unread')], [-1, -1]],
    ['by a removal after a mark as it is then', [markOf(['read'], 'unread'), removalOf('read')], [0, 0]],
    ['not by a press', [press], [0, 0]],
    ['not by messages that are not loaded', [markOf(['else'], 'read')], [0, 0]],
  ])('%s', (_name, changes, expected) => {
    expect(measure(...changes).map((delta) => delta + 0)).toEqual(expected);
  });

  test('as they say themselves, and by the messages where they do not', () => {
    const both = withDeltas(markOf(ids, 'read'), { unreadDelta: -50, unseenDelta: -40 });
    expect(measure(both)).toEqual([-50, -40]);
    expect(measure(both, both)).toEqual([-100, -80]);
    expect(measure(withDeltas(markOf(ids, 'read'), { unreadDelta: -50 }))).toEqual([-50, -1]);
    expect(measure(withDeltas(markOf(ids, 'read'), { unseenDelta: -40 }))).toEqual([-2, -40]);
    // After that mark nothing is unread, so that the next one changes nothing by itself.
    expect(measure(both, markOf(['new'], 'read'))).toEqual([-50, -40]);
    expect(measure(both, markOf(['new'], 'unread'))).toEqual([-49, -40]);
    expect(measure(withDeltas(press, { unreadDelta: -1 }))).toEqual([-1, 0]);
  });
});
