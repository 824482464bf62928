import { expect, test } from 'vitest';
import { hookOf } from '../../../tests/support/hookOf.ts';
import { inboxOf } from '../../../tests/support/inboxOf.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { useTabCount } from '../counts/tabCount.ts';
import { useUnreadCount } from '../counts/unreadCount.ts';
import { useUnseenCount } from '../counts/unseenCount.ts';
import { useMessages } from '../messages/messagesFeed.ts';
import { useOrganization } from '../organization/organization.ts';
import { useGlobalPreferences, usePreferences } from '../preferences/preferences.ts';

const platform = mockPlatform();
type Asking = { enabled?: boolean };

test.each<[string, (asking?: Asking) => { fetchStatus: string; status: string }]>([
  ['unread count', useUnreadCount],
  ['unseen count', useUnseenCount],
  ['feed', (asking) => useMessages({}, asking)],
  ['organization', useOrganization],
  ['preferences', usePreferences],
  ['global preferences', useGlobalPreferences],
  ['tab count', () => useTabCount({})],
])('fault 2: the %s waits for a subscriber, and for whoever wants it', (what, useIt) => {
  const world = platform();
  const waits = { fetchStatus: 'idle', status: 'pending' };
  expect(hookOf(inboxOf(world, { subscriberId: undefined }), () => useIt())).toMatchObject(waits);
  if (what !== 'tab count') {
    expect(hookOf(inboxOf(world), () => useIt({ enabled: false }))).toMatchObject(waits);
  }
  expect(hookOf(inboxOf(world), () => useIt())).toMatchObject({ fetchStatus: 'fetching' });
});
