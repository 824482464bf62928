import type { Language } from './Language.ts';

/** The component with the bell. */
export function bellFile({ type }: Language, isServerFirst: boolean): string {
  return `${isServerFirst ? "'use client';\n\n" : ''}import { InboxPopover, InboxProvider } from 'carillon';
import { restBackend } from 'carillon/backends';
import 'carillon/styles.css';

const backend = restBackend({
  baseUrl: '/api/inbox',
  session: true,
  capabilities: { archive: true, snooze: true },
});

/** The bell. \`subscriberId\` is the id of whoever is signed in, as \`authorize\` of your server gives it. */
export function Inbox({ subscriberId }${type(': { subscriberId: string }')}) {
  return (
    <InboxProvider subscriberId={subscriberId} backend={backend}>
      <InboxPopover />
    </InboxProvider>
  );
}
`;
}
