import { expect, test } from 'vitest';
import { hookOf } from '../../../tests/support/hookOf.ts';
import { quiet } from '../../../tests/support/inboxOf.ts';
import { markFixture, markPath } from '../../../tests/support/markFixture.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { failingFor, holdAnswers } from '../../mocks/index.ts';
import { useLastActionError } from './lastActionError.ts';
import { useUpdateMessages } from './updateMessages.ts';

const platform = mockPlatform();

test('an error is returned until its action has succeeded, and not only until it is retried', async () => {
  const { world, client, ids } = await markFixture(platform());
  const { run } = hookOf(client, useUpdateMessages);
  const failure = () => hookOf(client, () => ({ told: useLastActionError() })).told;
  expect(failure()).toBeUndefined();
  const undo = failingFor(markPath, 500)(world);
  await expect(run({ ids: [ids.first], read: true })).rejects.toMatchObject({ code: 'server' });
  expect(failure()).toMatchObject({ code: 'server' });
  undo();
  const held = holdAnswers(world, markPath);
  const marking = run({ ids: [ids.first], read: true });
  await held.arrived(1);
  expect(failure()).toMatchObject({ code: 'server' });
  held.end();
  await marking;
  expect(failure()).toBeUndefined();
  await quiet(client);
});

test('an error is not hidden by another action that succeeds', async () => {
  const { world, client, ids } = await markFixture(platform());
  const { run } = hookOf(client, useUpdateMessages);
  const failure = () => hookOf(client, () => ({ told: useLastActionError() })).told;
  const undo = failingFor(markPath, 500)(world);
  await expect(run({ ids: [ids.first], read: true })).rejects.toMatchObject({ code: 'server' });
  undo();
  await run({ ids: [ids.second], read: true });
  expect(failure()).toMatchObject({ code: 'server' });
  await quiet(client);
});
