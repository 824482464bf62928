import type { InboxMessage } from '../../src/data/index.ts';
import { worldNow } from '../../src/mocks/index.ts';

/** A message as the feed hands it to a row: unread, two minutes old, by a person, and it leads somewhere. */
export function itemMessage(overrides: Partial<InboxMessage> = {}): InboxMessage {
  return {
    id: '000000000000000000000001',
    read: false,
    seen: true,
    createdAt: new Date(worldNow - 120_000).toISOString(),
    title: 'Maya Okafor mentioned you',
    body: 'In [Q4 launch plan](https://example.com/plan): can you confirm the **rollout window** before Friday? The mobile build is ready and only waits for your word.',
    sender: { firstName: 'Maya', lastName: 'Okafor' },
    link: { url: '/plan' },
    ...overrides,
  };
}
