import type { SupabaseDatabase } from './supabaseDatabase.ts';

type Frame = readonly [
  joinRef: string | null,
  ref: string | null,
  topic: string,
  event: string,
  payload: Payload,
];
interface Payload {
  readonly access_token?: string;
  readonly config?: { readonly postgres_changes?: readonly Binding[] };
  readonly [name: string]: unknown;
}
interface Binding {
  readonly event: string;
  readonly filter?: string;
}
interface Channel {
  readonly topic: string;
  readonly joinRef: string | null;
  readonly userId: string | undefined;
  readonly bindings: readonly (Binding & { readonly id: number })[];
}

/** The types of columns, by which the client reads the values of a row. */
const types = new Map(
  Object.entries({ id: 'int8', created_at: 'timestamptz', data: 'jsonb', read: 'bool', seen: 'bool' }),
);

/** Realtime of Supabase, as far as changes of rows go: each user is told of rows that the database lets them see. */
export function createFakeRealtime(database: SupabaseDatabase) {
  const sockets = new Set<FakeSocket>();

  class FakeSocket {
    readonly CONNECTING = 0;
    readonly OPEN = 1;
    readonly CLOSING = 2;
    readonly CLOSED = 3;
    readyState = 0;
    binaryType = 'arraybuffer';
    bufferedAmount = 0;
    extensions = '';
    protocol = '';
    channels: readonly Channel[] = [];
    onopen: ((event: Event) => unknown) | null = null;
    onmessage: ((event: MessageEvent) => unknown) | null = null;
    onclose: ((event: CloseEvent) => unknown) | null = null;
    onerror: ((event: Event) => unknown) | null = null;
    addEventListener() {}
    removeEventListener() {}
    dispatchEvent = () => true;

    readonly url: string;

    constructor(url: string | URL) {
      this.url = String(url);
      sockets.add(this);
      queueMicrotask(() => {
        this.readyState = this.OPEN;
        this.onopen?.(new Event('open'));
      });
    }

    send(data: unknown): void {
      const [joinRef, ref, topic, event, payload]: Frame = JSON.parse(String(data));
      const reply = (response: object) =>
        this.push([joinRef, ref, topic, 'phx_reply', { status: 'ok', response }]);
      if (event === 'phx_join') {
        const userId = userOf(payload.access_token ?? '');
        const bindings = (payload.config?.postgres_changes ?? []).map((one, index) => ({
          ...one,
          id: index + 1,
        }));
        reply({ postgres_changes: bindings });
        // The server follows the database a moment later, and says when.
        setTimeout(() => {
          this.channels = [...this.channels, { topic, joinRef, userId, bindings }];
          const channel = topic.replace('realtime:', '');
          const message = 'Subscribed to PostgreSQL';
          const payload = { extension: 'postgres_changes', status: 'ok', message, channel };
          this.push([joinRef, null, topic, 'system', payload]);
        });
        return;
      }
      if (event === 'phx_leave') {
        this.channels = this.channels.filter((channel) => channel.topic !== topic);
      }
      reply({});
    }

    push(frame: Frame): void {
      queueMicrotask(() => this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(frame) })));
    }

    close(code = 1000): void {
      sockets.delete(this);
      this.readyState = this.CLOSED;
      queueMicrotask(() =>
        this.onclose?.(Object.assign(new Event('close'), { code, reason: '', wasClean: true })),
      );
    }
  }

  /** Sends a change to the channels that ask for it and may see the row. */
  async function tell(type: 'INSERT' | 'UPDATE', row: Record<string, unknown>): Promise<void> {
    for (const socket of sockets) {
      for (const { topic, joinRef, userId, bindings } of socket.channels) {
        const asked = bindings.filter(
          ({ event, filter }) => event === type && [undefined, `user_id=eq.${row.user_id}`].includes(filter),
        );
        const columns = Object.keys(row).map((name) => ({ name, type: types.get(name) ?? 'text' }));
        const found = await database
          .as(userId, 'select id from notifications where id = $1', [row.id])
          .catch(() => ({ rows: [] }));
        if (asked.length > 0 && found.rows.length > 0) {
          const data = {
            schema: 'public',
            table: 'notifications',
            type,
            record: row,
            columns,
            errors: null,
          };
          const payload = { ids: asked.map(({ id }) => id), data };
          socket.push([joinRef, null, topic, 'postgres_changes', payload]);
        }
      }
    }
  }

  return {
    Socket: FakeSocket,
    tell,
    /** The channels that are open. */
    channels: () => [...sockets].flatMap(({ channels }) => channels),
    /** Ends all connections. */
    disconnect() {
      for (const socket of sockets) {
        socket.close(1006);
      }
    },
  };
}

/** The user of a token; none for the key of the project. */
export function userOf(token: string): string | undefined {
  const [, claims] = token.split('.');
  return claims === undefined ? undefined : JSON.parse(Buffer.from(claims, 'base64url').toString()).sub;
}
