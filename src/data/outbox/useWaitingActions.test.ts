import { expect, onTestFinished, test, vi } from 'vitest';
import { markOf, removalOfAll } from '../../../tests/support/changes.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { mountInbox } from '../../../tests/support/mountInbox.ts';
import { useInboxClient } from '../client/InboxClientContext.ts';
import { applyChange, replaceChange, takeBack } from '../facts/changes.ts';
import type { AnswerChange, Change, SwitchesChange } from '../model/change.ts';
import {
  useIsSwitchWaiting,
  useIsWaiting,
  usePendingAnswer,
  useWaitingActions,
} from './usePendingChanges.ts';

const platform = mockPlatform();
const read = { seen: true, read: true };
const message = { id: 'a', createdAt: '2026-11-21', read: false, seen: false };
const base = { id: 1, state: 'waiting', count: 1 } as const;
const press: AnswerChange = {
  ...base,
  type: 'answer',
  kind: 'answer',
  target: { ids: ['a'] },
  effect: { answer: 'primary' },
};
const turn: SwitchesChange = {
  ...base,
  id: 2,
  type: 'switches',
  kind: 'preference',
  target: { workflowId: 'w' },
  effect: { email: false },
};

/** What each hook says of the message `a`, and of the email switch of the workflow `w`. */
function mounted() {
  const inbox = mountInbox(platform(), () => ({
    client: useInboxClient('the test'),
    actions: useWaitingActions(),
    isWaiting: useIsWaiting(message),
    switches: [
      useIsSwitchWaiting('w', 'email'),
      useIsSwitchWaiting('w', 'sms'),
      useIsSwitchWaiting('v', 'email'),
      useIsSwitchWaiting(undefined, 'email'),
    ],
    pressed: usePendingAnswer('a'),
    pressedElsewhere: usePendingAnswer('b'),
  }));
  onTestFinished(() => inbox.unmount());
  return inbox;
}

test('the changes that wait are listed, and no others', async () => {
  const inbox = mounted();
  const { client, actions } = inbox.now;
  expect(actions).toEqual([]);
  const removal: Change = { ...removalOfAll({}, ['a', 'b']), state: 'waiting' };
  const mark: Change = { ...markOf(['a'], read), state: 'waiting' };
  applyChange(client, removal);
  applyChange(client, { ...markOf(['b'], read), state: 'sending' });
  applyChange(client, { ...mark, id: 9, isAutomatic: true });
  applyChange(client, mark);
  await vi.waitFor(() => expect(inbox.now.actions).toHaveLength(2));
  expect(inbox.now.actions).toEqual([
    { id: removal.id, kind: 'removed', all: true, count: 2, unanswered: false },
    { id: mark.id, kind: 'read', all: false, count: 1, unanswered: false },
  ]);
  const before = inbox.now.actions;
  applyChange(client, { ...markOf(['c'], read), state: 'held' });
  replaceChange(client, { ...mark, state: 'sending' });
  await vi.waitFor(() => expect(inbox.now.actions).toHaveLength(1));
  expect(inbox.now.actions).not.toBe(before);
});

test.each<[string, Change, boolean]>([
  ['a mark of it', { ...markOf(['a'], read), state: 'waiting' }, true],
  ['a mark of another one', { ...markOf(['b'], read), state: 'waiting' }, false],
  ['a mark of it that is on its way', markOf(['a'], read), false],
  ['a press in it', press, true],
  ['a press in another one', { ...press, target: { ids: ['b'] } }, false],
  ['a switch', turn, false],
])('a message waits for %s: %#', async (_name, change, expected) => {
  const inbox = mounted();
  applyChange(inbox.now.client, change);
  applyChange(inbox.now.client, { ...turn, id: 99, target: { workflowId: 'else' } });
  await vi.waitFor(() => expect(inbox.now.actions.length).toBeGreaterThan(0));
  expect(inbox.now.isWaiting).toBe(expected);
});

test('a switch waits by its workflow and its channel', async () => {
  const inbox = mounted();
  applyChange(inbox.now.client, turn);
  await vi.waitFor(() => expect(inbox.now.switches).toEqual([true, false, false, false]));
  applyChange(inbox.now.client, { ...turn, id: 3, target: {} });
  await vi.waitFor(() => expect(inbox.now.switches).toEqual([true, false, false, true]));
  expect(inbox.now.isWaiting).toBe(false);
});

test('the button that was pressed last is known until that is confirmed, whether it waits or not', async () => {
  const inbox = mounted();
  const { client } = inbox.now;
  applyChange(client, { ...press, state: 'sending' });
  await vi.waitFor(() => expect(inbox.now.pressed).toBe('primary'));
  applyChange(client, { ...press, id: 5, effect: { answer: 'secondary' } });
  await vi.waitFor(() => expect(inbox.now.pressed).toBe('secondary'));
  takeBack(client, 5);
  await vi.waitFor(() => expect(inbox.now.pressed).toBe('primary'));
  takeBack(client, press.id);
  await vi.waitFor(() => expect(inbox.now.pressed).toBeUndefined());
  expect(inbox.seen.map(({ pressedElsewhere }) => pressedElsewhere)).not.toContain('primary');
});
