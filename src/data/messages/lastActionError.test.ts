import { expect, test } from 'vitest';
import { hookOf } from '../../../tests/support/hookOf.ts';
import { quiet } from '../../../tests/support/inboxOf.ts';
import { markFixture, markPath } from '../../../tests/support/markFixture.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { failingFor, holdAnswers } from '../../mocks/index.ts';
import { useLastActionError } from './lastActionError.ts';
import { useMarkMessages } from './markMessages.ts';

const platform = mockPlatform();

test('an error is returned until its action has succeeded, and not only until it is retried', async () => {
  const { world, client, ids } = await markFixture(platform());
  const mark = hookOf(client, useMarkMessages).mutateAsync;
  const failure = () => hookOf(client, () => ({ told: useLastActionError() })).told;
  expect(failure()).toBeUndefined();
  const undo = failingFor(markPath, 500)(world);
  await expect(mark({ messageIds: [ids.first], mark: 'read' })).rejects.toMatchObject({ code: 'server' });
  expect(failure()).toMatchObject({ code: 'server' });
  undo();
  const held = holdAnswers(world, markPath);
  const marking = mark({ messageIds: [ids.first], mark: 'read' });
  await held.arrived(1);
  expect(failure()).toMatchObject({ code: 'server' });
  held.end();
  await marking;
  expect(failure()).toBeUndefined();
  await quiet(client);
});

test('an error is not hidden by another action that succeeds', async () => {
  const { world, client, ids } = await markFixture(platform());
  const mark = hookOf(client, useMarkMessages).mutateAsync;
  const failure = () => hookOf(client, () => ({ told: useLastActionError() })).told;
  const undo = failingFor(markPath, 500)(world);
  await expect(mark({ messageIds: [ids.first], mark: 'read' })).rejects.toMatchObject({ code: 'server' });
  undo();
  await mark({ messageIds: [ids.second], mark: 'read' });
  expect(failure()).toMatchObject({ code: 'server' });
  await quiet(client);
});
