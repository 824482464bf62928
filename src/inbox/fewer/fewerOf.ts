import type { InboxClient } from '../../data/index.ts';
import { createFewer } from './createFewer.ts';

/** What a client's reader wants fewer of: one for all users on the page. */
export function fewerOf(client: InboxClient): ReturnType<typeof createFewer> {
  return client.service(createFewer);
}
