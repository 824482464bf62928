import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { maxBytes } from './http/readJson.ts';
import type { InboxServer } from './InboxServer.ts';

/** A request of `node:http` or Express, or that of Fastify, which has it as `raw`. */
export type NodeRequest =
  | (IncomingMessage & { body?: unknown; originalUrl?: string | undefined })
  | FastifyRequest;

/** What is used of a request of Fastify. */
export interface FastifyRequest {
  readonly raw: IncomingMessage;
  readonly body?: unknown;
}

/** A response of `node:http` or Express, or the reply of Fastify. */
export type NodeResponse = ServerResponse | { readonly raw: ServerResponse; hijack(): unknown };

/** A handler for `node:http`, Express and Fastify: `app.all('/api/inbox/*', toNodeHandler(inbox))`. It answers itself, and never fails. */
export function toNodeHandler({ handle }: Pick<InboxServer, 'handle'>) {
  return (request: NodeRequest, response: NodeResponse): void => {
    if ('raw' in response) {
      response.hijack();
    }
    const target = 'raw' in response ? response.raw : response;
    answer(handle, request, target).catch(() => target.destroy());
  };
}

async function answer(
  handle: InboxServer['handle'],
  request: NodeRequest,
  target: ServerResponse,
): Promise<void> {
  const gone = new AbortController();
  target.once('close', () => gone.abort());
  const response = await handle(await requestOf(request, gone.signal));
  target.writeHead(response.status, Object.fromEntries(response.headers));
  target.flushHeaders();
  await pipeline(chunksOf(response), target);
}

/** A stream of events ends with the signal of its request. */
async function* chunksOf({ body }: Response): AsyncGenerator<Uint8Array> {
  for (const reader = body?.getReader(); reader !== undefined; ) {
    const { done, value } = await reader.read();
    if (done) {
      return;
    }
    yield value;
  }
}

async function requestOf(request: NodeRequest, signal: AbortSignal): Promise<Request> {
  const raw = 'raw' in request ? request.raw : request;
  const { method = 'GET', headers } = raw;
  // Express takes the address of a router away from `url`.
  const path = ('originalUrl' in request ? request.originalUrl : undefined) ?? raw.url ?? '/';
  const sent = new Headers();
  for (const [name, value = ''] of Object.entries(headers)) {
    if (!name.startsWith(':')) {
      sent.set(name, Array.isArray(value) ? value.join(', ') : value);
    }
  }
  const host = `http://${headers.host}`;
  const url = new URL(path, URL.canParse(host) ? host : 'http://localhost');
  const body = method === 'GET' || method === 'HEAD' ? null : await bodyOf(raw, request.body);
  return new Request(url, { method, headers: sent, signal, body });
}

/** The body as a text, or what a parser of the host has read already. */
async function bodyOf(raw: IncomingMessage, parsed: unknown): Promise<Uint8Array<ArrayBuffer> | string> {
  if (typeof parsed === 'object' && parsed !== null) {
    return JSON.stringify(parsed);
  }
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of raw) {
    // What is longer is refused by its first bytes, and the rest is left out.
    if (bytes <= maxBytes) {
      chunks.push(Buffer.from(chunk));
    }
    bytes += chunk.length;
  }
  return new Uint8Array(Buffer.concat(chunks));
}
