import { expect, test, vi } from 'vitest';
import { hookOf } from '../../../tests/support/hookOf.ts';
import { markFixture, markPath } from '../../../tests/support/markFixture.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { failingFor, holdAnswers } from '../../mocks/index.ts';
import type { MessageFlags } from '../model/messageFlags.ts';
import { useFailedActions } from '../outbox/useFailedActions.ts';
import { useUpdateMessages } from './updateMessages.ts';

const platform = mockPlatform();

type Flags = Partial<MessageFlags>;

/** A loaded inbox, and a function that updates its third message: seen, and unread. */
async function start() {
  const fixture = await markFixture(platform());
  const { client, ids } = fixture;
  const { run } = hookOf(client, useUpdateMessages);
  return { ...fixture, set: (flags: Flags) => run({ ids: [ids.third], ...flags }) };
}

type Case = [given: Flags, sent: Flags, kind: string];

const cases: Case[] = [
  [{}, { seen: true }, 'seen'],
  [{ seen: true }, { seen: true }, 'seen'],
  [{ seen: false }, { seen: false }, 'unseen'],
  [{ read: true }, { seen: true, read: true }, 'read'],
  [{ read: false }, { seen: true, read: false }, 'unread'],
  [{ seen: true, read: true }, { seen: true, read: true }, 'read'],
  [{ seen: true, read: false }, { seen: true, read: false }, 'seen'],
  [{ seen: false, read: true }, { seen: false, read: true }, 'read'],
  [{ seen: false, read: false }, { seen: false, read: false }, 'unread'],
];

test.each(cases)('of %j exactly %j is sent, and shown at once', async (given, sent) => {
  const { world, screen, ids, set, bodies } = await start();
  const { seen, read } = screen.row(ids.third) ?? {};
  const flags = { seen, read };
  const held = holdAnswers(world, markPath);
  const setting = set(given);
  await held.arrived(1);
  expect(bodies()).toEqual([{ messageId: ids.third, mark: sent }]);
  expect(screen.row(ids.third)).toMatchObject({ ...flags, ...sent });
  held.end();
  await setting;
  expect(screen.row(ids.third)).toMatchObject({ ...flags, ...sent });
});

test.each(cases)(
  'of %j a failure is told as one of its kind, and the row is as before',
  async (given, _, kind) => {
    const { world, client, screen, ids, set } = await start();
    const before = screen.row(ids.third);
    failingFor(markPath, 400)(world);
    await expect(set(given)).rejects.toThrow();
    await vi.waitFor(() => expect(screen.row(ids.third)).toEqual(before));
    expect(hookOf(client, useFailedActions).actions).toMatchObject([{ kind, count: 1, failures: 1 }]);
  },
);

test('nothing is sent for no messages', async () => {
  const { client, bodies } = await start();
  await hookOf(client, useUpdateMessages).run({ ids: [], read: true });
  expect(bodies()).toEqual([]);
});
