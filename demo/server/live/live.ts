import type { Server } from 'socket.io';
import type { Database } from '../database/database.ts';
import type { Environment } from '../environment.ts';
import { countMessages, maxCount } from '../messages/countMessages.ts';
import { countSeverities } from '../messages/countSeverities.ts';
import { type MessageRow, toMessageRecord } from '../messages/messageRecord.ts';
import { openRelay } from './relay.ts';

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
  /**
   * Sends what follows from a change to all tabs of its subscriber. Resolves when the other processes know of it: what is
   * acknowledged after that is told live even if this process ends. Never throws.
   */
  announce(change: LiveChange): Promise<void>;
  /** Waits until everything announced so far is sent. */
  drain(): Promise<void>;
  /** Stops listening to other processes. */
  close(): Promise<void>;
}

/** What one subscriber's tabs wait for. */
interface Pending {
  messageIds: string[];
  unseen: boolean;
  unread: boolean;
  /** How many changes were announced; tells whether another one came during a pause. */
  changes: number;
  sent: Promise<void>;
}

/** Changes that follow each other within this time share one announcement of the counts. */
const gatherMs = 50;
/** The highest number of one severity in an event. */
const maxSeverityCount = 99;
/** A burst that does not end announces its counts this often. */
const maxGatherMs = 1000;

/**
 * Creates the sender of live events; with a PostgreSQL address it also joins the other processes there. Counts are read at
 * the moment of sending, one change of a subscriber after the other, so that an older count never follows a newer one.
 */
export async function createLive(
  io: Server,
  database: Database,
  environment: Environment,
  databaseUrl: string | null,
): Promise<Live> {
  const queues = new Map<string, Pending>();

  function send(change: LiveChange): void {
    const { subscriber, messageId, unseen, unread } = change;
    if (!io.of('/').adapter.rooms.has(subscriber)) return;
    const pending = queues.get(subscriber);
    const next = pending ?? {
      messageIds: [],
      unseen: false,
      unread: false,
      changes: 0,
      sent: Promise.resolve(),
    };
    if (messageId) next.messageIds.push(messageId);
    next.unseen ||= unseen;
    next.unread ||= unread;
    next.changes += 1;
    if (pending) return;
    queues.set(subscriber, next);
    next.sent = work(subscriber, next).catch((error: Error) => {
      queues.delete(subscriber);
      console.error(`A live event could not be sent: ${error.message}`);
      // Tabs that reconnect catch up over HTTP, so what could not be sent is not missed.
      reconnectTabs(subscriber);
    });
  }

  async function work(subscriber: string, pending: Pending): Promise<void> {
    let countsDue = Date.now() + maxGatherMs;
    do {
      const { changes } = pending;
      await sendMessages(subscriber, pending.messageIds.splice(0));
      await new Promise((resolve) => setTimeout(resolve, gatherMs));
      if (pending.changes > changes && Date.now() < countsDue) continue;
      const { unseen, unread } = pending;
      Object.assign(pending, { unseen: false, unread: false });
      await sendCounts(subscriber, unseen, unread);
      countsDue = Date.now() + maxGatherMs;
    } while (pending.messageIds.length > 0 || pending.unseen || pending.unread);
    queues.delete(subscriber);
  }

  async function sendMessages(subscriber: string, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    const rows = await database.query<MessageRow>(
      'select * from messages where id = any($1::text[]) and subscriber_id = $2 and not deleted',
      [ids, subscriber],
    );
    const byId = new Map(rows.map((row) => [row.id, row]));
    for (const id of ids) {
      const row = byId.get(id);
      if (row)
        io.to(subscriber).emit('notification_received', { message: toMessageRecord(row, environment) });
    }
  }

  async function sendCounts(subscriber: string, unseen: boolean, unread: boolean): Promise<void> {
    const all = { subscriber, feedIds: null, seen: null, read: null, payload: null };
    if (unseen) {
      const count = await countMessages(database, { ...all, seen: false }, maxCount + 1);
      io.to(subscriber).emit('unseen_count_changed', {
        unseenCount: Math.min(count, maxCount),
        hasMore: count > maxCount,
      });
    }
    if (unread) {
      const count = await countMessages(database, { ...all, read: false }, maxCount + 1);
      io.to(subscriber).emit('unread_count_changed', {
        unreadCount: Math.min(count, maxCount),
        hasMore: count > maxCount,
        // For clients of the inbox API; those of the widget do not read it.
        counts: { total: count, severity: await countSeverities(database, subscriber, maxSeverityCount) },
      });
    }
  }

  function reconnectTabs(subscriber?: string): void {
    for (const socket of io.of('/').sockets.values()) {
      // Not `disconnect`: a client that was told to leave does not come back.
      if (subscriber === undefined || socket.rooms.has(subscriber)) socket.conn.close();
    }
  }

  const relay = databaseUrl
    ? await openRelay(databaseUrl, {
        hear: (change) => isLiveChange(change) && send(change),
        catchUp: () => reconnectTabs(),
      })
    : null;
  return {
    async announce(change) {
      send(change);
      await relay?.publish(change);
    },
    async drain() {
      while (queues.size > 0) await Promise.all([...queues.values()].map((pending) => pending.sent));
    },
    async close() {
      await relay?.close();
    },
  };
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
