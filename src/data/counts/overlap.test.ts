import { expect, test, vi } from 'vitest';
import { quiet } from '../../../tests/support/inboxOf.ts';
import { markFixture, markPath } from '../../../tests/support/markFixture.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { recordShown } from '../../../tests/support/recordShown.ts';
import { holdAnswers } from '../../mocks/index.ts';
import { queryKeys } from '../cache/queryKeys.ts';
import { refresherOf } from '../cache/refresher.ts';
import { liveCountOptions } from './liveCount.ts';

const platform = mockPlatform();
const unreadPath = '/widgets/notifications/unread';

/** A live inbox with three unread messages, and each unread count that its bell shows from now on. */
async function start() {
  const fixture = await markFixture(platform());
  const { client, counts } = fixture;
  vi.spyOn(client.connection, 'get').mockReturnValue('live');
  const shown = recordShown(client, () => counts.shown()[0]);
  const refresh = () => refresherOf(client).refresh(queryKeys(client.scope).unread);
  return { ...fixture, shown, refresh };
}

test('a count that contains a mark already is not counted twice while the answer to the mark is under way', async () => {
  const { ids, whileMarking, shown, refresh } = await start();
  await whileMarking(ids.first, refresh);
  expect(shown).toEqual([2]);
});

test('a count from before a mark that was confirmed meanwhile does not take it back', async () => {
  const { world, client, ids, mark, shown, refresh } = await start();
  const held = holdAnswers(world, unreadPath);
  void refresh();
  await held.arrived(1);
  await mark([ids.first], 'read');
  held.end();
  await quiet(client);
  expect(shown).toEqual([3, 2]);
});

test('a change elsewhere is shown when the mark is confirmed', async () => {
  const { world, ids, whileMarking, shown, refresh } = await start();
  await whileMarking(ids.first, () => {
    world.receive({ subject: 'Meanwhile' });
    return refresh();
  });
  expect(shown).toEqual([2, 3]);
});

test('a change elsewhere is shown when the mark has failed', async () => {
  const { world, client, ids, mark, counts, refresh } = await start();
  const held = holdAnswers(world, markPath);
  world.addFault({
    concerns: ({ path }) => path === markPath,
    after: () => Response.json({ message: 'Bad Request' }, { status: 400 }),
  });
  const marking = mark([ids.first], 'read');
  await held.arrived(1);
  world.receive({ subject: 'Meanwhile' });
  await refresh();
  expect(counts.shown()[0]).toBe(2);
  held.end();
  await expect(marking).rejects.toThrow();
  await quiet(client);
  // The server has made the mark nevertheless.
  expect(counts.shown()[0]).toBe(3);
});

test.each([
  ['no count', undefined],
  ['a count of an earlier visit', 50],
])('with %s the first answer is used, whatever is under way', async (_, known) => {
  const { client, ids, whileMarking } = await start();
  const options = liveCountOptions(client, 'unread');
  await whileMarking(ids.first, async () => {
    client.queryClient.removeQueries({ queryKey: options.queryKey });
    if (known !== undefined) {
      client.queryClient.setQueryData(options.queryKey, known, { updatedAt: 0 });
    }
    await client.queryClient.fetchQuery({ ...options, staleTime: 0 });
    expect(client.queryClient.getQueryData(options.queryKey)).toBe(2);
  });
});
