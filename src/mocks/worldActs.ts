import type { RealtimeEvent } from '../platform-constants/index.ts';
import { buildMessage, toRecord, worldNow } from './build.ts';
import { buildId } from './buildId.ts';
import type { Line } from './line.ts';
import { type Memory, setFlags, type WorldSubscriber } from './memory.ts';
import { findMessages } from './messageFilter.ts';
import type { World } from './worldContract.ts';

/** What happens to messages without the client's doing, each with its live events in the platform's order. */
export type WorldActs = Pick<
  World,
  'announce' | 'announceCounts' | 'receive' | 'markElsewhere' | 'removeElsewhere'
>;

/** Live counts stop here; `hasMore` says that there are more. @source docs/protocol.md#live-connection */
const maxCount = 100;

/** Makes the acts of one world. */
export function createWorldActs(memory: Memory, line: Line, defaultSubscriberId: string): WorldActs {
  let received = 0;

  const subscriberOf = (id: string | undefined) => memory.subscriber(id ?? defaultSubscriberId);
  const holderOf = (messageId: string) =>
    memory.subscribers().find(({ messages }) => messages.some(({ _id }) => _id === messageId));

  function emit(subscriber: WorldSubscriber, event: RealtimeEvent, payload: unknown): void {
    for (const socket of [...line.sockets]) {
      if (socket.subscriber === subscriber) {
        socket.emit(event, payload);
      }
    }
  }

  function announceCounts(subscriber: WorldSubscriber, which: { unread: boolean; unseen: boolean }): void {
    if (which.unseen) {
      const count = findMessages(subscriber, { seen: false }).length;
      emit(subscriber, 'unseen_count_changed', {
        unseenCount: Math.min(count, maxCount),
        hasMore: count > maxCount,
      });
    }
    if (which.unread) {
      const count = findMessages(subscriber, { read: false }).length;
      emit(subscriber, 'unread_count_changed', {
        unreadCount: Math.min(count, maxCount),
        hasMore: count > maxCount,
      });
    }
  }

  return {
    announce: (event, payload, subscriberId) => emit(subscriberOf(subscriberId), event, payload),
    announceCounts,
    receive(overrides = {}, subscriberId) {
      const subscriber = subscriberOf(subscriberId);
      const now = new Date(worldNow).toISOString();
      // Far from the ids of the samples.
      const number = 100_000 + received;
      const message = buildMessage(
        {
          _id: buildId('message', number),
          transactionId: `transaction-${number}`,
          _subscriberId: subscriber.person._id,
          subscriber: subscriber.person,
          seen: false,
          read: false,
          createdAt: now,
          updatedAt: now,
          ...overrides,
        },
        received,
      );
      received += 1;
      subscriber.messages = [message, ...subscriber.messages];
      emit(subscriber, 'notification_received', { message: toRecord(message) });
      announceCounts(subscriber, { unread: true, unseen: true });
      return message;
    },
    markElsewhere(messageId, flags) {
      const subscriber = holderOf(messageId);
      if (subscriber !== undefined) {
        setFlags(subscriber, ({ _id }) => _id === messageId, flags, worldNow);
        announceCounts(subscriber, { unread: flags.read !== undefined, unseen: flags.seen !== undefined });
      }
    },
    removeElsewhere(messageId) {
      const subscriber = holderOf(messageId);
      if (subscriber !== undefined) {
        subscriber.messages = subscriber.messages.filter(({ _id }) => _id !== messageId);
        announceCounts(subscriber, { unread: true, unseen: true });
      }
    },
  };
}
