import type { WireMessage } from '../../../src/mocks/index.ts';
import { unreadMessages } from '../unreadMessages.ts';

/** Unread messages that lead somewhere, each to a page of its own. */
export function linkedMessages(count: number, url = (index: number) => `/orders/${index}`): WireMessage[] {
  return unreadMessages(count).map((message, index) => ({
    ...message,
    content: 'Plain words.',
    cta: {
      type: 'redirect',
      data: { url: url(index) },
      action: { status: 'pending', buttons: [], result: {} },
    },
  }));
}
