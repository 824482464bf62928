import { expect } from 'vitest';
import type { BackendCall, InboxBackend } from '../../src/data/index.ts';

/** What comes with a call of a reader. Nothing is to be reported. */
export const callOf = (token: string): BackendCall => ({
  token,
  report: (error) => expect.unreachable(error.message),
  follow: (request) => request,
});

/** Opens the line of a reader, and lists what it tells. */
export async function hearLine(backend: InboxBackend, token: string, renew = async () => {}) {
  const told: string[] = [];
  const open = await backend.line?.load();
  const close = open?.(
    { token: () => token, renew },
    {
      opened: () => told.push('opened'),
      closed: (reason) => told.push(reason),
      hint: () => told.push('hint'),
      message: () => told.push('message'),
      counts: () => told.push('counts'),
    },
  );
  return { told, close: () => close?.() };
}
