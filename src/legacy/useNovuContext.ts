'use client';

import { useInboxClient, useSessionState } from '../data/index.ts';
import { useInboxSettings } from '../inbox/index.ts';
import { useSocket } from './useSocket.ts';
import { warnOnce } from './warnOnce.ts';

/** The old session context. The api service and the fetching strategy are no part of it. */
export function useNovuContext() {
  const { identity, signOut, signIn } = useInboxClient('useNovuContext');
  const state = useSessionState();
  return {
    applicationIdentifier: identity.applicationIdentifier,
    subscriberId: identity.subscriberId,
    subscriberHash: identity.subscriberHash,
    backendUrl: identity.backendUrl,
    socketUrl: identity.socketUrl,
    isSessionInitialized: state === 'ready',
    socket: useSocket().socket,
    /** Ends the session and everything that belongs to it, and asks for another one at once. @source docs/protocol.md#message-states */
    logout() {
      signOut();
      signIn();
    },
    get apiService(): undefined {
      warnOnce('useNovuContext().apiService', 'Use the hooks of carillon/data.');
      return undefined;
    },
    setFetchingStrategy: () =>
      warnOnce(
        'setFetchingStrategy',
        'Every hook fetches what it shows. Set initialFetchingStrategy for more.',
      ),
  };
}

/** The old look: its colour scheme. Its colours are CSS variables now. */
export function useNovuTheme() {
  return { colorScheme: useInboxSettings('useNovuTheme').theme };
}

/** The old words: of a key, and the language's code. */
export function useTranslations() {
  const { translator } = useInboxSettings('useTranslations');
  return { t: translator.text, lang: translator.tag };
}
