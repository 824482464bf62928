import { describe, expect, test } from 'vitest';
import { silentConsole } from '../../../tests/support/silentConsole.ts';
import { memoryBackend } from '../../backends/memory/memoryBackend.ts';
import type { Capabilities } from '../backends/Capabilities.ts';
import type { InboxBackend } from '../backends/InboxBackend.ts';
import { liveCountOptions } from '../counts/liveCount.ts';
import { tabCountOptions } from '../counts/serverCount.ts';
import { answerMessage } from '../messages/answerMessage.ts';
import { messagesFeedOptions } from '../messages/messagesFeed.ts';
import { markAutoSeen, updateMessages } from '../messages/updateMessages.ts';
import { organizationOptions } from '../organization/organization.ts';
import { preferenceSavingOf } from '../preferences/preferenceSaving.ts';
import { preferencesOptions } from '../preferences/preferences.ts';
import { createInboxClient, type OwnedInboxClient } from './createInboxClient.ts';

silentConsole();

const later = '2026-11-26T08:00:00.000Z';
const message = { id: 'a', createdAt: '2026-11-25T08:00:00.000Z', read: true, seen: true };

/** A reader whose backend, or whose session only, lacks something, and what that was asked for. */
function reader(lacking: Partial<Capabilities>, of: 'backend' | 'session') {
  const calls: string[] = [];
  const memory = memoryBackend({
    messages: [message],
    capabilities: of === 'backend' ? lacking : {},
    carry: async (name, act) => {
      calls.push(name);
      return act();
    },
  });
  const backend: InboxBackend = {
    ...memory,
    openSession: async (identity, call) => ({
      ...(await memory.openSession(identity, call)),
      capabilities: of === 'session' ? lacking : undefined,
    }),
  };
  const client = createInboxClient({ subscriberId: 'ada', backend });
  return { client, asked: () => calls.filter((name) => name !== 'openSession') };
}

type Act = (client: OwnedInboxClient) => Promise<unknown>;

const preferences = (client: OwnedInboxClient) => preferenceSavingOf(client);

const acts: readonly (readonly [keyof Capabilities, string, Act])[] = [
  ['unread', 'a mark as unread', (client) => updateMessages(client, { ids: ['a'], read: false })],
  ['seen', 'a mark as seen', (client) => updateMessages(client, { ids: ['a'], seen: true })],
  ['seen', 'a mark as unseen', (client) => updateMessages(client, { ids: ['a'], seen: false })],
  ['seen', 'a mark of all as seen', (client) => updateMessages(client, { all: {}, seen: true })],
  ['seen', 'a mark of what a list has shown', (client) => markAutoSeen(client, ['a'])],
  ['seen', 'the unseen count', (client) => client.queryClient.fetchQuery(liveCountOptions(client, 'unseen'))],
  [
    'seen',
    'that of a tab',
    (client) => client.queryClient.fetchQuery(tabCountOptions(client, { feed: 'b' })),
  ],
  ['remove', 'a removal', (client) => updateMessages(client, { ids: ['a'], removed: true })],
  ['archive', 'putting away', (client) => updateMessages(client, { ids: ['a'], archived: true })],
  ['archive', 'bringing back', (client) => updateMessages(client, { ids: ['a'], archived: false })],
  [
    'archive',
    'a list of those',
    (client) => client.queryClient.fetchQuery(messagesFeedOptions(client, { archived: true })),
  ],
  ['snooze', 'putting off', (client) => updateMessages(client, { ids: ['a'], snoozedUntil: later })],
  ['snooze', 'bringing back', (client) => updateMessages(client, { ids: ['a'], snoozedUntil: null })],
  [
    'snooze',
    'the count of those',
    (client) => client.queryClient.fetchQuery(tabCountOptions(client, { snoozed: true }, 'unread')),
  ],
  ['answers', 'an answer', (client) => answerMessage(client, { messageId: 'a', answer: 'primary' })],
  ['preferences', 'those', (client) => client.queryClient.fetchQuery(preferencesOptions(client, 'template'))],
  ['preferences', 'a switch', (client) => preferences(client).change('weekly', { email: true })],
  [
    'globalPreference',
    'those',
    (client) => client.queryClient.fetchQuery(preferencesOptions(client, 'global')),
  ],
  ['globalPreference', 'a switch', (client) => preferences(client).change(undefined, { email: true })],
  ['organization', 'that', (client) => client.queryClient.fetchQuery(organizationOptions(client))],
];

describe.each(acts)('%s: %s', (capability, _what, act) => {
  test.each(['backend', 'session'] as const)('is not asked for where the %s cannot do it', async (of) => {
    const { client, asked } = reader({ [capability]: false }, of);
    await expect(act(client)).rejects.toMatchObject({ kind: 'unsupported' });
    expect(asked()).toEqual([]);
    client.destroy();
  });

  test('is asked for where it can be', async () => {
    const { client, asked } = reader({}, 'session');
    await act(client);
    expect(asked()).not.toEqual([]);
    client.destroy();
  });
});

test('what a backend says it can do, and has no member for, fails', async () => {
  const { getOrganization: _, ...backend } = memoryBackend();
  const client = createInboxClient({ subscriberId: 'ada', backend });
  await expect(client.queryClient.fetchQuery(organizationOptions(client))).rejects.toMatchObject({
    kind: 'unsupported',
  });
  client.destroy();
});

test.each([
  ['ids', ['listMessages', 'changeMessages']],
  ['feeds', ['changeMessages']],
  ['queries', ['changeMessages']],
] as const)('a removal of all by a backend that reaches %s asks for %j', async (remove, expected) => {
  const { client, asked } = reader({ remove }, 'backend');
  await updateMessages(client, { all: {}, removed: true });
  expect(asked()).toEqual(expected);
  client.destroy();
});
