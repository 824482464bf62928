import type { InboxServer } from './InboxServer.ts';

const base = 'https://app.test/api/inbox';

/** The authorize of tests: the header says who it is, as a tenant, a slash and an id. Without these, or as `null`, it is nobody. */
export function readerOfHeader({ headers }: Request) {
  const [tenant, id] = headers.get('X-Reader')?.split('/') ?? [];
  return id === undefined ? (tenant === 'null' ? null : undefined) : { tenant, id };
}

/** A page of a reader: its requests go to the server without a network. */
export function testPage(server: Pick<InboxServer, 'handle'>, reader: string) {
  async function call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    return server.handle(
      new Request(base + path, {
        method,
        headers: { 'X-Reader': reader, 'Content-Type': 'application/json', ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
  }
  return {
    call,
    /** The status of an answer, and its JSON. */
    async ask(method: string, path: string, body?: unknown) {
      const response = await call(method, path, body);
      const text = await response.text();
      const json: unknown = text === '' ? undefined : JSON.parse(text);
      return { status: response.status, json };
    },
    /** As `fetch` of `restBackend`. */
    fetch: (input: RequestInfo | URL, init?: RequestInit) => {
      const request = new Request(input, init);
      request.headers.set('X-Reader', reader);
      return server.handle(request);
    },
  };
}

/** The address of the routes of tests, to which nothing is sent. */
export const testBase = base;
