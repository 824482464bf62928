import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

const channel = 'carillon_live';
const retryMs = 500;
const maxConnectMs = 5000;
/** As many changes as fit into one notification, which is shorter than 8000 bytes. */
const maxBatch = 40;
/** Above this the others are told to catch up instead, so that a slow database does not fill the memory. */
const maxWaiting = 10_000;

/** What one server process tells the others. */
export interface Relay {
  /** Tells the other processes, in the order of the calls. Resolves when they are told, or will catch up; never throws. */
  publish(change: object): Promise<void>;
  close(): Promise<void>;
}

/** What a process does with what it hears. */
export interface RelayListener {
  /** Another process published this. */
  hear(change: unknown): void;
  /** Something may have been published that nobody heard. */
  catchUp(): void;
}

/**
 * Joins the processes that share a PostgreSQL database, by its notifications. One connection listens and publishes, which
 * keeps the order. One that breaks is replaced; what was missed until then is made up for by `catchUp`.
 */
export async function openRelay(databaseUrl: string, listener: RelayListener): Promise<Relay> {
  const self = randomUUID();
  let client: Client | null = null;
  let closed = false;
  let dropped = false;
  let waiting: { change: object; done: () => void }[] = [];
  let sending: Promise<void> | null = null;
  let retry: NodeJS.Timeout | undefined;

  async function connect(isFirst: boolean): Promise<void> {
    const next = new Client({
      connectionString: databaseUrl,
      // The name by which an administrator, and a test, finds it among the connections.
      application_name: 'carillon live',
      keepAlive: true,
      connectionTimeoutMillis: maxConnectMs,
      query_timeout: maxConnectMs,
    });
    let over = false;
    const lose = (error?: Error) => {
      if (over) return;
      over = true;
      if (client === next) {
        client = null;
        if (!closed) console.error(`Live events between processes wait for the database${reason(error)}.`);
      }
      void next.end().catch(() => {});
      if (!closed) retry = setTimeout(() => void connect(false), retryMs * (1 + Math.random()));
    };
    next.on('error', lose);
    next.on('end', () => lose());
    next.on('notification', ({ payload }) => {
      const { from, changes, missed } = readMessage(payload);
      if (typeof from !== 'string' || from === self) return;
      if (missed) listener.catchUp();
      if (Array.isArray(changes)) changes.forEach(listener.hear);
    });
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
      // A notification does not outlive the server anyway, so it does not wait until the disk has it.
      await next.query('set synchronous_commit = off');
    } catch (error) {
      lose(error instanceof Error ? error : undefined);
      return;
    }
    if (closed) return lose();
    client = next;
    if (isFirst) return;
    listener.catchUp();
    if (dropped) sending ??= sendWaiting();
  }

  /** What is published while one notification is under way goes together with the next. */
  async function sendWaiting(): Promise<void> {
    do {
      const batch = waiting.splice(0, maxBatch);
      const missed = dropped;
      dropped = false;
      const told = await notify({ missed, changes: batch.map(({ change }) => change) });
      if (!told) drop();
      for (const { done } of batch) done();
    } while (waiting.length > 0);
    sending = null;
  }

  async function notify(message: object): Promise<boolean> {
    const text = JSON.stringify({ from: self, ...message });
    const sent = await client?.query('select pg_notify($1, $2)', [channel, text]).catch(() => null);
    return Boolean(sent);
  }

  function drop(): void {
    dropped = true;
    for (const { done } of waiting) done();
    waiting = [];
  }

  await connect(true);
  return {
    publish: (change) =>
      new Promise((done) => {
        if (waiting.length >= maxWaiting) drop();
        waiting.push({ change, done });
        sending ??= sendWaiting();
      }),
    async close() {
      await sending;
      closed = true;
      clearTimeout(retry);
      await client?.end().catch(() => {});
    },
  };
}

/** What was published; nothing if it is from another program, which may use the same channel. */
function readMessage(text = ''): { from?: unknown; changes?: unknown; missed?: unknown } {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}

function reason(error: Error | undefined): string {
  return error?.message ? ` (${error.message})` : '';
}
