'use client';

import { useInboxClient, useSessionState } from '../data/index.ts';
import { useInboxSettings } from '../inbox/index.ts';
import { useSocket } from './useSocket.ts';
import { warnOnce } from './warnOnce.ts';

/** The old session context, without the API service and the fetching strategy. */
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
    /** Ends the session with all its data, and requests another one at once. @source docs/protocol.md#message-states */
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

/** The old translations: a function by key, and the language's code. */
export function useTranslations() {
  const { translator } = useInboxSettings('useTranslations');
  return { t: translator.text, lang: translator.tag };
}
