import { expect, test } from 'vitest';
import { hookOf } from '../../../tests/support/hookOf.ts';
import { inboxOf } from '../../../tests/support/inboxOf.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { useCountQuery } from '../counts/serverCount.ts';
import { useMessagesQuery } from '../messages/messagesFeed.ts';
import { useOrganizationQuery } from '../organization/organization.ts';
import { useGlobalPreferencesQuery, usePreferencesQuery } from '../preferences/preferences.ts';

const platform = mockPlatform();
type Asking = { enabled?: boolean };

test.each<[string, (asking?: Asking) => { fetchStatus: string; status: string }]>([
  ['unread count', (asking) => useCountQuery(asking)],
  ['unseen count', (asking) => useCountQuery({ ...asking, of: 'unseen' })],
  ['feed', (asking) => useMessagesQuery({}, asking)],
  ['organization', useOrganizationQuery],
  ['preferences', usePreferencesQuery],
  ['global preferences', useGlobalPreferencesQuery],
  ['tab count', (asking) => useCountQuery({ ...asking, of: 'unseen', query: {} })],
])('fault 2: the %s waits for a subscriber, and for a hook that uses it', (_, useIt) => {
  const world = platform();
  const waits = { fetchStatus: 'idle', status: 'pending' };
  expect(hookOf(inboxOf(world, { subscriberId: undefined }), () => useIt())).toMatchObject(waits);
  expect(hookOf(inboxOf(world), () => useIt({ enabled: false }))).toMatchObject(waits);
  expect(hookOf(inboxOf(world), () => useIt())).toMatchObject({ fetchStatus: 'fetching' });
});
