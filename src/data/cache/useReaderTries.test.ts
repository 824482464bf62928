import { expect, test, vi } from 'vitest';
import { hookOf } from '../../../tests/support/hookOf.ts';
import { inboxOf } from '../../../tests/support/inboxOf.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { useReaderTries } from './useReaderTries.ts';

const platform = mockPlatform();

/** A query's result, and what happens when one of its functions is called. */
function start() {
  const client = inboxOf(platform());
  const queryKey = [...client.scope, 'messages'];
  const happened: unknown[] = [];
  vi.spyOn(client, 'allowTries').mockImplementation(() => void happened.push('allowed'));
  vi.spyOn(client.queryClient, 'cancelQueries').mockImplementation(async (filters) => {
    happened.push(filters);
  });
  const ask = (name: string) => async (options?: object) => {
    happened.push([name, options]);
    return name;
  };
  const result = { refetch: ask('refetch'), fetchNextPage: ask('fetchNextPage'), data: 'data' };
  const wished = hookOf(client, () => useReaderTries(client, queryKey, result));
  const session = { queryKey: [...client.scope, 'session'], exact: true };
  return { client, queryKey, happened, result, wished, session, own: { queryKey, exact: true } };
}

test.each(['refetch', 'fetchNextPage'] as const)(
  '%s lets calls be tried again, and is made',
  async (name) => {
    const { wished, happened } = start();
    expect(await wished[name]()).toBe(name);
    expect(await wished[name]({ cancelRefetch: false })).toBe(name);
    expect(happened).toEqual(['allowed', [name, undefined], 'allowed', [name, { cancelRefetch: false }]]);
  },
);

test('with cancelRefetch a session and a first load that are under way are cancelled before', async () => {
  const { wished, happened, session, own } = start();
  await wished.refetch({ cancelRefetch: true });
  expect(happened).toEqual(['allowed', session, own, ['refetch', { cancelRefetch: true }]]);
});

test('with cancelRefetch loaded data is not cancelled here: TanStack Query does that', async () => {
  const { client, queryKey, wished, happened, session } = start();
  client.queryClient.setQueryData(queryKey, 'loaded');
  await wished.refetch({ cancelRefetch: true });
  expect(happened).toEqual(['allowed', session, ['refetch', { cancelRefetch: true }]]);
});

test('the functions stay the same ones, and the other members are those of the result', () => {
  const { wished, result } = start();
  expect(wished.refetch).toBe(wished.refetch);
  expect(wished.refetch).not.toBe(result.refetch);
  expect(wished.refetch).not.toBe(wished.fetchNextPage);
  expect(wished.data).toBe('data');
});

test('a result without further pages has no function for them', () => {
  const client = inboxOf(platform());
  const result: { refetch: () => Promise<void>; fetchNextPage?: () => Promise<void> } = {
    refetch: async () => {},
  };
  expect(hookOf(client, () => useReaderTries(client, client.scope, result)).fetchNextPage).toBeUndefined();
});
