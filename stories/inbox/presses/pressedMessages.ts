import type { WireMessage } from '../../../src/mocks/index.ts';
import { unreadMessages } from '../unreadMessages.ts';

const buttons = [
  { type: 'primary', content: 'Approve', resultContent: 'Approved', url: '/approved' },
  { type: 'secondary', content: 'Dismiss' },
] as const;

/** Messages with everything that a row may hold: one that leads somewhere, one with the sender's buttons, one with neither. */
export function pressedMessages(): WireMessage[] {
  const [linked, asking, plain] = unreadMessages(3).map((message) => ({ ...message, seen: true }));
  return [
    {
      ...linked,
      subject: 'Linked',
      content: `[Inside](/inside) ${'one two three '.repeat(40)}`,
      cta: {
        type: 'redirect',
        data: { url: '/linked' },
        action: { status: 'pending', buttons: [], result: {} },
      },
    },
    {
      ...asking,
      subject: 'Asking',
      content: 'Please.',
      cta: { type: 'redirect', data: {}, action: { status: 'pending', buttons: [...buttons], result: {} } },
    },
    {
      ...plain,
      subject: 'Plain',
      content: 'Words.',
      cta: { type: 'redirect', data: {}, action: { status: 'pending', buttons: [], result: {} } },
    },
  ] as WireMessage[];
}
