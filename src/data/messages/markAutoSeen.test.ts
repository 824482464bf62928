import { expect, test } from 'vitest';
import { hookOf } from '../../../tests/support/hookOf.ts';
import { markFixture, markPath } from '../../../tests/support/markFixture.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { failingFor, holdAnswers } from '../../mocks/index.ts';
import { pendingChangesOf } from '../facts/pendingChanges.ts';
import { useFailedActions } from '../outbox/useFailedActions.ts';

const platform = mockPlatform();

test('what a list has shown is marked as seen and nothing else, as something that nobody asked for', async () => {
  const { world, client, mark, ids, bodies, screen } = await markFixture(platform());
  const held = holdAnswers(world, markPath);
  const marking = mark([ids.first], 'sighted');
  await held.arrived(1);
  expect(pendingChangesOf(client).get().changes).toMatchObject([
    { kind: 'seen', effect: { seen: true }, isAutomatic: true, count: 1 },
  ]);
  held.end();
  await marking;
  expect(bodies()).toEqual([{ messageId: ids.first, mark: { seen: true } }]);
  expect(screen.row(ids.first)).toMatchObject({ seen: true, read: false });
});

test('its failure is not told', async () => {
  const { world, client, mark, ids, screen } = await markFixture(platform());
  failingFor(markPath, 400)(world);
  await expect(mark([ids.first], 'sighted')).rejects.toMatchObject({ status: 400 });
  expect(hookOf(client, useFailedActions).actions).toEqual([]);
  expect(screen.row(ids.first)?.seen).toBe(false);
});
