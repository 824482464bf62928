import { expect, test, vi } from 'vitest';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { switchesFixture } from '../../../tests/support/switchesFixture.ts';
import type { InboxClient } from '../../data/client/InboxClient.ts';
import { pendingOf } from '../../data/facts/pendingChanges.ts';
import { outboxOf } from '../../data/outbox/outbox.ts';
import { followSwitches } from './followSwitches.ts';
import { turnOff } from './turnOffKind.ts';

const platform = mockPlatform();
const heldIds = (client: InboxClient) => pendingOf(client).changes.map(({ id }) => id);
const comments = { workflowId: 'comments', label: 'Turned off: Comments' };

test('what is turned off is off at once, and sent once it can be undone no more', async () => {
  const { client, sent, sends } = switchesFixture(platform());
  turnOff(client, { ...comments, untilMs: 5, undoMs: 600_000 });
  expect(pendingOf(client).changes).toMatchObject([{ state: 'held', effect: { in_app: false } }]);
  expect(sent).toEqual([]);
  outboxOf(client).flush();
  await sends(1);
  expect(sent[0]).toMatchObject({ workflowId: 'comments', switches: { in_app: false } });
  expect(Object.keys(sent[0]?.switches ?? {})).toEqual(['in_app']);
});

test('a newer value of the same switch is sent after the one that could be undone, and another switch sends nothing', async () => {
  const { client, change, sent, sends, switches } = switchesFixture(platform());
  turnOff(client, { ...comments, undoMs: 600_000 });
  void change('comments', { email: false });
  await sends(1);
  expect(switches()).toEqual([{ email: false }]);
  void change('comments', { in_app: true });
  await sends(2);
  expect(switches()[1]).toEqual({ in_app: false });
  sent[1]?.end();
  await sends(3);
  expect(switches()[2]).toEqual({ in_app: true });
});

test('whoever follows the switches is told of a time, of its undo, of a failure, and of each other choice', async () => {
  const { client, change, sent, sends } = switchesFixture(platform());
  const listener = { limited: vi.fn(), takenBack: vi.fn(), chosen: vi.fn() };
  followSwitches(client, listener);
  turnOff(client, { ...comments, untilMs: 5, undoMs: 600_000 });
  expect(listener.limited).toHaveBeenCalledWith('comments', 5);
  const { undo, flush } = outboxOf(client);
  const [first] = heldIds(client);
  undo(first ?? 0);
  expect(listener.takenBack.mock.calls).toEqual([['comments', 5]]);

  turnOff(client, { ...comments, untilMs: 6, undoMs: 600_000 });
  flush();
  await sends(1);
  expect(listener.takenBack).toHaveBeenCalledOnce();
  sent[0]?.end();
  await vi.waitFor(() => expect(heldIds(client)).toEqual([]));
  expect(listener.takenBack).toHaveBeenCalledOnce();
  expect(listener.chosen).not.toHaveBeenCalled();

  void change('comments', { email: false });
  expect(listener.chosen).not.toHaveBeenCalled();
  void change('comments', { in_app: true }).catch(() => {});
  expect(listener.chosen.mock.calls).toEqual([['comments']]);
});
