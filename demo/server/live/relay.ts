import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

const channel = 'carillon_live';
const retryMs = 500;
const maxConnectMs = 5000;

/** What one server process tells the others. */
export interface Relay {
  /** Tells the other processes, in the order of the calls; returns at once and never throws. */
  publish(change: object): void;
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
  let published: Promise<unknown> = Promise.resolve();
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
      const { from, change, missed } = readMessage(payload);
      if (typeof from !== 'string' || from === self) return;
      if (missed) listener.catchUp();
      else listener.hear(change);
    });
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
    } catch (error) {
      lose(error instanceof Error ? error : undefined);
      return;
    }
    if (closed) return lose();
    client = next;
    if (isFirst) return;
    listener.catchUp();
    if (!dropped) return;
    dropped = false;
    send({ missed: true });
  }

  function send(message: object): void {
    const text = JSON.stringify({ from: self, ...message });
    published = published.then(async () => {
      const sent = await client?.query('select pg_notify($1, $2)', [channel, text]).catch(() => null);
      if (!sent) dropped = true;
    });
  }

  await connect(true);
  return {
    publish: (change) => send({ change }),
    async close() {
      await published;
      closed = true;
      clearTimeout(retry);
      await client?.end().catch(() => {});
    },
  };
}

/** What was published; nothing if it is from another program, which may use the same channel. */
function readMessage(text = ''): { from?: unknown; change?: unknown; missed?: unknown } {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}

function reason(error: Error | undefined): string {
  return error?.message ? ` (${error.message})` : '';
}
