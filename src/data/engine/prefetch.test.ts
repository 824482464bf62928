import { describe, expect, test, vi } from 'vitest';
import { inboxOf, quiet } from '../../../tests/support/inboxOf.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { prefetchMessages } from '../messages/prefetchMessages.ts';
import { prefetchPreferences } from '../preferences/prefetchPreferences.ts';
import { prefetch } from './prefetch.ts';

const platform = mockPlatform();
const nothing = {
  notifications: false,
  organization: false,
  userPreferences: false,
  userGlobalPreferences: false,
};

describe('the prop initialFetching', () => {
  test.each([
    ['notifications', '/widgets/notifications/feed'],
    ['organization', '/widgets/organization'],
    ['userPreferences', '/widgets/preferences'],
    ['userGlobalPreferences', '/widgets/preferences/global'],
  ])('with %s requests only that', async (wanted, path) => {
    const world = platform();
    const client = inboxOf(world);
    prefetch(client, { ...nothing, [wanted]: true });
    await vi.waitFor(() => expect(world.requests.at(-1)?.path).toBe(path));
    await quiet(client);
    expect(world.requests.map((request) => request.path)).toEqual(['/widgets/session/initialize', path]);
  });

  test('with a query in the place of notifications requests the first page of its feed', async () => {
    const world = platform();
    const client = inboxOf(world);
    prefetch(client, { ...nothing, notifications: { feed: 'billing', read: false } });
    await vi.waitFor(() => expect(world.requests.at(-1)?.path).toBe('/widgets/notifications/feed'));
    expect(String(world.requests.at(-1)?.query)).toBe('page=0&read=false&feedIdentifier=billing');
  });

  test('fault 2: without a subscriber requests nothing, and leaves no failed query behind', async () => {
    const world = platform();
    const client = inboxOf(world, { subscriberId: undefined });
    prefetch(client, { ...nothing, organization: true });
    await prefetchMessages(client, {});
    await prefetchPreferences(client);
    expect(client.queryClient.getQueryCache().getAll()).toEqual([]);
    expect(world.requests).toEqual([]);
  });
});
