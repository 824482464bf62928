import { expect, test } from 'vitest';
import { inboxOf } from '../../../tests/support/inboxOf.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { lineStepOf } from './lineStep.ts';
import { startConnection } from './startConnection.ts';

const platform = mockPlatform();

test('what has happened to a connection last is told, with how it is since', () => {
  const client = inboxOf(platform());
  expect(lineStepOf(client).get()).toBeUndefined();
  const session = { readToken: () => 'token', renewSession: async () => {}, onSignedOut: () => {} };
  const connection = startConnection(client, session, undefined, () => {});
  expect(lineStepOf(client).get()).toEqual([
    { type: 'started' },
    expect.objectContaining({ state: 'off', isLeader: false }),
  ]);
  connection.followToken();
  expect(lineStepOf(client).get()?.[0]).toEqual({ type: 'token' });
  connection.close();
});
