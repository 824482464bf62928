import { expect } from 'vitest';
import { InboxError } from '../../src/data/transport/InboxError.ts';
import { type RawServer, rawServer } from './rawServer.ts';

/** A server that gives this answer to every call. */
export function answering(
  status: number,
  body: string | Uint8Array,
  headers: Record<string, string> = {},
): Promise<RawServer> {
  return rawServer((_, response) => {
    response.writeHead(status, headers).end(body);
  });
}

/** The error of a failed call. */
export async function failureOf(call: Promise<unknown>): Promise<InboxError> {
  const thrown: unknown = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(thrown).toBeInstanceOf(InboxError);
  if (!(thrown instanceof InboxError)) {
    throw new Error('It did not fail with an InboxError');
  }
  return thrown;
}
