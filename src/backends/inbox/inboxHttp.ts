import {
  type BackendCall,
  createHttpClient,
  type Endpoint,
  type HttpCall,
  type HttpOptions,
  InboxError,
  isPathPart,
  isRecord,
} from '../../data/index.ts';

/** Makes a call of the inbox API, and resolves to its answer. */
export type InboxHttp = (
  method: Endpoint['method'],
  path: string,
  call: Pick<BackendCall, 'token' | 'signal' | 'keepalive' | 'trace'>,
  more?: Pick<HttpCall, 'query' | 'body'>,
) => Promise<unknown>;

/** Creates it. */
export function createInboxHttp(options: HttpOptions): InboxHttp {
  const http = createHttpClient(options);
  return (method, path, call, more) =>
    http(
      { method, path: `/inbox${path}` },
      // With the content type JSON the body of a change must not be empty.
      { ...call, ...more, body: more?.body ?? (method === 'GET' ? undefined : {}) },
    );
}

/** What is in the envelope of an answer. */
export function insideOf(answer: unknown): unknown {
  return isRecord(answer) ? answer.data : undefined;
}

/** The path of one message or workflow. */
export function pathOf(folder: string, id: string): string {
  if (!isPathPart(id)) {
    throw new InboxError({
      kind: 'unsupported',
      reason: 'This id cannot be part of a path; nothing was sent.',
    });
  }
  return `${folder}/${encodeURIComponent(id)}`;
}
