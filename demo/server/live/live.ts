import type { Server } from 'socket.io';
import type { Database } from '../database/database.ts';
import type { Environment } from '../environment.ts';
import { countMessages, maxCount } from '../messages/countMessages.ts';
import { type MessageRow, toMessageRecord } from '../messages/messageRecord.ts';

/** A change for a subscriber, from which the events follow. */
export interface LiveChange {
  /** Internal id of the subscriber. */
  subscriber: string;
  /** The id of a new message, if there is one. */
  messageId?: string;
  /** Whether the number of unseen messages may have changed. */
  unseen: boolean;
  /** Whether the number of unread messages may have changed. */
  unread: boolean;
}

/** Sends the three live events. */
export interface Live {
  /** Sends what follows from a change to all tabs of its subscriber; returns at once and never throws. */
  announce(change: LiveChange): void;
  /** Waits until everything announced so far is sent. */
  drain(): Promise<void>;
}

/** The event between server processes: small, so that it fits a PostgreSQL notification and keeps its order. */
const relayEvent = 'carillon:change';

/**
 * Creates the sender of live events. Counts are read at the moment of sending, one change of a subscriber after
 * the other, so that an older count never follows a newer one.
 */
export function createLive(io: Server, database: Database, environment: Environment, relays: boolean): Live {
  const queues = new Map<string, Promise<void>>();

  function send(change: LiveChange): void {
    const { subscriber } = change;
    const previous = queues.get(subscriber) ?? Promise.resolve();
    const sent = previous
      .then(() => sendHere(io, database, environment, change))
      .catch((error: Error) => console.error(`A live event could not be sent: ${error.message}`))
      .finally(() => {
        if (queues.get(subscriber) === sent) queues.delete(subscriber);
      });
    queues.set(subscriber, sent);
  }

  if (relays) {
    io.on(relayEvent, (change: unknown) => {
      if (isLiveChange(change)) send(change);
    });
  }
  return {
    announce(change) {
      send(change);
      if (relays) io.serverSideEmit(relayEvent, change);
    },
    async drain() {
      while (queues.size > 0) await Promise.all(queues.values());
    },
  };
}

async function sendHere(
  io: Server,
  database: Database,
  environment: Environment,
  change: LiveChange,
): Promise<void> {
  const { subscriber } = change;
  if (!io.of('/').adapter.rooms.has(subscriber)) return;
  // `local`, because every process sends to its own sockets: the adapter would reorder long and short events.
  const room = io.local.to(subscriber);
  const all = { subscriber, feedIds: null, seen: null, read: null, payload: null };
  if (change.messageId) {
    const [row] = await database.query<MessageRow>(
      'select * from messages where id = $1 and subscriber_id = $2 and not deleted',
      [change.messageId, subscriber],
    );
    if (row) room.emit('notification_received', { message: toMessageRecord(row, environment) });
  }
  if (change.unseen) {
    const count = await countMessages(database, { ...all, seen: false }, maxCount + 1);
    room.emit('unseen_count_changed', { unseenCount: Math.min(count, maxCount), hasMore: count > maxCount });
  }
  if (change.unread) {
    const count = await countMessages(database, { ...all, read: false }, maxCount + 1);
    room.emit('unread_count_changed', { unreadCount: Math.min(count, maxCount), hasMore: count > maxCount });
  }
}

function isLiveChange(value: unknown): value is LiveChange {
  if (typeof value !== 'object' || value === null) return false;
  return (
    'subscriber' in value &&
    typeof value.subscriber === 'string' &&
    'unseen' in value &&
    typeof value.unseen === 'boolean' &&
    'unread' in value &&
    typeof value.unread === 'boolean' &&
    (!('messageId' in value) || typeof value.messageId === 'string')
  );
}
