import type { InboxLine } from './InboxLine.ts';
import { type Hearing, relayedLine } from './relayedLine.ts';

/** How a line uses the notifications of PostgreSQL. */
export interface PostgresLineOptions {
  /** Sends a notification, such as `(channel, text) => pool.query('select pg_notify($1, $2)', [channel, text])`. */
  notify(channel: string, text: string): Promise<unknown>;
  /**
   * Listens to a channel on a connection of its own, which no pooler shares: `pgListen` for `pg`. It tells what it hears, each time that it has
   * begun to listen, and that the connection is lost, after which it is called again. Returns how to end it.
   */
  listen(channel: string, hearing: Hearing): Promise<() => unknown>;
  /** @default 'carillon' */
  channel?: string;
}

/**
 * A line for several processes over one PostgreSQL, by `LISTEN` and `NOTIFY`. Open streams are also looked after every 25 seconds, so that
 * nothing stays unheard which a process told just before it was killed.
 */
export function postgresLine({ notify, listen, channel = 'carillon' }: PostgresLineOptions): InboxLine {
  return relayedLine({
    publish: (text) => notify(channel, text),
    subscribe: (hearing) => listen(channel, hearing),
  });
}

/** What is used of a client of `pg`. */
export interface PgClient {
  connect(): Promise<unknown>;
  query(sql: string): Promise<unknown>;
  end(): Promise<unknown>;
  on(event: 'notification', hear: (message: { payload?: string | undefined }) => void): unknown;
  on(event: 'error' | 'end', lost: () => void): unknown;
}

/** Listens with `pg`: `listen: pgListen(() => new pg.Client({ connectionString }))`. Each connection is a new client. */
export function pgListen(create: () => PgClient): PostgresLineOptions['listen'] {
  return async (channel, { hear, opened, lost }) => {
    const client = create();
    const end = () => client.end().catch(() => {});
    client.on('notification', ({ payload }) => hear(payload ?? ''));
    client.on('error', lost);
    client.on('end', lost);
    try {
      await client.connect();
      await client.query(`listen "${channel.replaceAll('"', '""')}"`);
    } catch (error) {
      void end();
      throw error;
    }
    opened();
    return end;
  };
}
