import type { Capabilities } from '../backends/Capabilities.ts';
import type { InboxBackend } from '../backends/InboxBackend.ts';
import { InboxError } from '../transport/InboxError.ts';
import type { InboxClient } from './InboxClient.ts';

/** Calls the backend, if the session can do that. Else it fails, and nothing is sent. */
export function supported<Answer>(
  { backend, capabilities }: InboxClient,
  capability: keyof Capabilities,
  call: (backend: InboxBackend) => Promise<Answer> | undefined,
): Promise<Answer> {
  const answer = capabilities[capability] === false ? undefined : call(backend);
  return answer ?? Promise.reject(new InboxError({ kind: 'unsupported', reason: capability }));
}
