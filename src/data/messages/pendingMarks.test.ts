import { expect, test, vi } from 'vitest';
import { buildFeed } from '../../mocks/index.ts';
import { parseMessage } from './message.ts';
import { markedFlags } from './messageMarks.ts';
import { countDeltas, createPendingMarks, type PendingMark, withPendingMarks } from './pendingMarks.ts';

const messages = buildFeed(4).flatMap((wire) => parseMessage(wire) ?? []);
const [first, second, third, fourth] = messages;

function patch(mark: keyof typeof markedFlags, ...ids: (string | undefined)[]): PendingMark {
  const messageIds = new Set(ids.flatMap((id) => id ?? []));
  return { messageIds, flags: markedFlags[mark], unreadDelta: 0, unseenDelta: 0 };
}

test('spec §4: what each mark makes of a message', () => {
  expect(markedFlags).toEqual({
    seen: { seen: true, read: false },
    read: { seen: true, read: true },
    unread: { seen: true, read: false },
  });
});

test('fault 30: each patch is taken back alone, wherever it stands', () => {
  const marks = createPendingMarks();
  const changed = vi.fn();
  const stop = marks.subscribe(changed);
  const one = patch('read', first?._id);
  const two = patch('unread', first?._id);
  const three = patch('read', second?._id);
  const [undoOne, undoTwo] = [marks.add(one), marks.add(two)];
  marks.add(three);
  undoOne();
  expect(marks.current()).toEqual([two, three]);
  undoTwo();
  undoTwo();
  expect(marks.current()).toEqual([three]);
  expect(changed).toHaveBeenCalledTimes(6);
  stop();
  marks.add(one);
  expect(changed).toHaveBeenCalledTimes(6);
});

test('fault 30: the newest patch of a message shows, on top of the server’s word', () => {
  const marks = [patch('read', first?._id, second?._id), patch('unread', first?._id)];
  const shown = messages.map((message) => withPendingMarks(message, marks));
  expect(shown.map(({ read }) => read)).toEqual([false, true, false, true]);
  expect(shown[1]).toMatchObject({ subject: second?.subject });
  expect(shown[3]).toBe(fourth);
});

test('counts move by what changes and nothing else', () => {
  expect(countDeltas(messages, markedFlags.read)).toEqual({ unreadDelta: -3, unseenDelta: -2 });
  expect(countDeltas(messages, markedFlags.unread)).toEqual({ unreadDelta: 1, unseenDelta: -2 });
  expect(countDeltas(third ? [third] : [], markedFlags.seen)).toEqual({ unreadDelta: 0, unseenDelta: 0 });
});
