'use client';

import { createContext, useContext } from 'react';
import type { InboxClient } from './InboxClient.ts';

/** Provides the client of the nearest provider. */
export const InboxClientContext = createContext<InboxClient | null>(null);

/** The client of the nearest provider. Throws an error that names the caller and its missing parent. */
export function useInboxClient(caller: string): InboxClient {
  const client = useContext(InboxClientContext);
  if (client === null) {
    throw new Error(
      `carillon: \`${caller}\` was used outside \`InboxProvider\`. ` +
        'Wrap it in <InboxProvider applicationIdentifier subscriberId backendUrl>.',
    );
  }
  return client;
}
