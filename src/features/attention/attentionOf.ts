import type { InboxClient } from '../../data/index.ts';
import { createAttention } from './createAttention.ts';
import { pageBrowser } from './pageBrowser.ts';

function createOfPage(client: InboxClient) {
  return createAttention(client, pageBrowser());
}

/** What draws the attention of a client's reader: one for all users on the page, so that each message is noticed once. */
export function attentionOf(client: InboxClient): ReturnType<typeof createAttention> {
  return client.service(createOfPage);
}
