import { expect, onTestFinished, test, vi } from 'vitest';
import { hookOf } from '../../../tests/support/hookOf.ts';
import { quiet } from '../../../tests/support/inboxOf.ts';
import { markFixture } from '../../../tests/support/markFixture.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { useAnswerMessage } from './answerMessage.ts';
import { markAutoSeen, type UpdateMessagesInput, useUpdateMessages } from './updateMessages.ts';

const platform = mockPlatform();
type Fixture = Awaited<ReturnType<typeof markFixture>>;

const update =
  (inputOf: (ids: Fixture['ids']) => UpdateMessagesInput) =>
  ({ client, ids }: Fixture) =>
    hookOf(client, useUpdateMessages).run(inputOf(ids));

test.each<[string, string, (fixture: Fixture) => unknown]>([
  ['a mark', 'POST /markAs', update(({ first }) => ({ ids: [first], read: true }))],
  ['a mark that nobody asked for', 'POST /markAs', ({ client, ids }) => markAutoSeen(client, [ids.first])],
  ['all as read', 'POST /read', update(() => ({ all: {}, read: true }))],
  ['all as seen', 'POST /seen', update(() => ({ all: {}, seen: true }))],
  ['a removal', 'DELETE /first', update(({ first }) => ({ ids: [first], removed: true }))],
  [
    'a removal of several',
    'POST /bulk/delete',
    update(({ first, second }) => ({ ids: [first, second], removed: true })),
  ],
  ['a removal of all', 'DELETE ', update(() => ({ all: {}, removed: true }))],
  [
    'a press of a button',
    'POST /first/actions/primary',
    ({ client, ids }) => hookOf(client, useAnswerMessage).run({ messageId: ids.first, answer: 'primary' }),
  ],
])('%s is one call that outlives the page', async (_, name, act) => {
  const fixture = await markFixture(platform());
  const sent = vi.spyOn(globalThis, 'fetch');
  onTestFinished(() => sent.mockRestore());
  await act(fixture);
  await quiet(fixture.client);
  const changing = sent.mock.calls.filter(([, init]) => init?.method !== 'GET');
  const called = changing.map(
    ([url, init]) => `${init?.method} ${String(url).split('/widgets/messages')[1]}`,
  );
  expect(called).toEqual([name.replace('first', fixture.ids.first)]);
  expect(changing[0]?.[1]).toMatchObject({ keepalive: true });
});
