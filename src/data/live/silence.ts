import type { InboxClient } from '../client/InboxClient.ts';
import type { InboxMessage } from '../model/message.ts';

/**
 * Tells whether the reader wants to hear nothing of a message that arrives, or, without one, of a count that has grown by something unknown.
 * Both are shown as any other.
 */
export type SilenceRule = (message?: InboxMessage) => boolean;

/** Makes what knows which arrivals are neither announced nor noticed. */
function createSilence() {
  const rules = new Set<SilenceRule>();
  return {
    /** Adds a rule, such as quiet hours. Returns a function that takes it away. */
    add(rule: SilenceRule): () => void {
      rules.add(rule);
      return () => rules.delete(rule);
    },
    /** Whether any rule silences this message, or the growth of a count. */
    covers: (message?: InboxMessage): boolean => [...rules].some((rule) => rule(message)),
  };
}

/** What keeps arrivals quiet for the reader of a client. */
export function silenceOf(client: InboxClient): ReturnType<typeof createSilence> {
  return client.service(createSilence);
}
