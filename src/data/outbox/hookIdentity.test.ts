import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { markOf } from '../../../tests/support/changes.ts';
import { refusal } from '../../../tests/support/manualSender.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { mountInbox } from '../../../tests/support/mountInbox.ts';
import { useInboxClient } from '../client/InboxClientContext.ts';
import { applyChange } from '../facts/changes.ts';
import type { Change } from '../model/change.ts';
import { outboxOf } from './outbox.ts';
import { useFailedActions } from './useFailedActions.ts';
import { useUndo } from './useUndo.ts';

const platform = mockPlatform();
const read = { seen: true, read: true };

/** What both hooks say, in a mounted inbox whose subscriber can change. */
function mounted() {
  const inbox = mountInbox(platform(), () => ({
    client: useInboxClient('the test'),
    failed: useFailedActions(),
    undoable: useUndo(),
  }));
  onTestFinished(() => inbox.unmount());
  const fail = (messageId: string) =>
    outboxOf(inbox.now.client).failures.add(markOf([messageId], read), refusal, async () => {});
  return { inbox, fail };
}

const held = (messageId: string): Change => ({ ...markOf([messageId], read), state: 'held' });

describe('the failed changes', () => {
  test('are a new list after each failure, with the same functions', async () => {
    const { inbox, fail } = mounted();
    const before = inbox.now.failed;
    fail('a');
    await vi.waitFor(() => expect(inbox.now.failed.actions).toHaveLength(1));
    expect(inbox.now.failed).not.toBe(before);
    expect(inbox.now.failed.retry).toBe(before.retry);
    expect(inbox.now.failed.dismiss).toBe(before.dismiss);
    const { failed } = inbox.now;
    applyChange(inbox.now.client, held('b'));
    await vi.waitFor(() => expect(inbox.now.undoable.held).toBeDefined());
    expect(inbox.now.failed).toBe(failed);
  });

  test('are dismissed all, or those that are named', async () => {
    const { inbox, fail } = mounted();
    fail('a');
    fail('b');
    await vi.waitFor(() => expect(inbox.now.failed.actions).toHaveLength(2));
    const [first, second] = inbox.now.failed.actions;
    inbox.now.failed.dismiss(first && [first.id]);
    await vi.waitFor(() => expect(inbox.now.failed.actions).toEqual([second]));
    inbox.now.failed.dismiss();
    await vi.waitFor(() => expect(inbox.now.failed.actions).toEqual([]));
  });

  test('of another subscriber are others, and so are their functions', async () => {
    const { inbox, fail } = mounted();
    fail('a');
    await vi.waitFor(() => expect(inbox.now.failed.actions).toHaveLength(1));
    const { dismiss } = inbox.now.failed;
    inbox.render({ subscriberId: 'bob' });
    await vi.waitFor(() => expect(inbox.now.failed.actions).toEqual([]));
    fail('b');
    await vi.waitFor(() => expect(inbox.now.failed.actions).toHaveLength(1));
    expect(inbox.now.failed.dismiss).not.toBe(dismiss);
    inbox.now.failed.dismiss();
    await vi.waitFor(() => expect(inbox.now.failed.actions).toEqual([]));
  });
});

describe('what can be undone', () => {
  test('is the newest held change, of messages or of a switch, with the same functions', async () => {
    const { inbox, fail } = mounted();
    const before = inbox.now.undoable;
    applyChange(inbox.now.client, held('a'));
    applyChange(inbox.now.client, held('b'));
    const preference: Change = {
      id: 5,
      type: 'switches',
      kind: 'preference',
      state: 'held',
      count: 1,
      target: {},
      effect: { email: false },
      label: 'Turned off',
    };
    await vi.waitFor(() => expect(inbox.now.undoable.held).toMatchObject({ target: { ids: ['b'] } }));
    applyChange(inbox.now.client, preference);
    await vi.waitFor(() =>
      expect(inbox.now.undoable.held).toMatchObject({ kind: 'preference', label: 'Turned off' }),
    );
    expect(inbox.now.undoable.undo).toBe(before.undo);
    expect(inbox.now.undoable.flush).toBe(before.flush);
    const { undoable } = inbox.now;
    fail('c');
    await vi.waitFor(() => expect(inbox.now.failed.actions).toHaveLength(1));
    expect(inbox.now.undoable).toBe(undoable);
  });
});
