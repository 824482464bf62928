import type { RealtimeEvent } from '../../platform-constants/index.ts';
import { parseMessage } from '../model/message.ts';
import { isRecord, toCount } from '../transport/guards.ts';
import type { LiveChange } from './eventBuffer.ts';

/**
 * What a socket event changes, or undefined if it is malformed. Checked before the debounce, so that a malformed event cannot
 * replace a valid count. @source docs/protocol.md#validation
 */
export function parseSocketEvent(event: RealtimeEvent, payload: unknown): LiveChange | undefined {
  const data = isRecord(payload) ? payload : {};
  switch (event) {
    case 'unread_count_changed': {
      const unreadCount = toCount(data.unreadCount);
      return unreadCount === undefined ? undefined : { unreadCount };
    }
    case 'unseen_count_changed': {
      const unseenCount = toCount(data.unseenCount);
      return unseenCount === undefined ? undefined : { unseenCount };
    }
    case 'notification_received': {
      const message = parseMessage(data.message);
      return message && { messages: [message] };
    }
    default:
      event satisfies never;
      return undefined;
  }
}
