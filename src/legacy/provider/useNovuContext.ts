'use client';

import { useCallback, useMemo } from 'react';
import { useInboxClient, useSessionState } from '../../data/index.ts';
import { warnOnce } from '../warnOnce.ts';
import type { INovuProviderContext } from './contextTypes.ts';
import { useLegacy } from './LegacyContext.ts';
import { useSocket } from './useSocket.ts';

/** The old session context, without the API service. */
export function useNovuContext(): INovuProviderContext {
  const { identity, signOut, signIn } = useInboxClient('useNovuContext');
  const { fetchingStrategy, setFetchingStrategy, onLoad } = useLegacy('useNovuContext');
  const isSessionInitialized = useSessionState() === 'ready';
  const { socket } = useSocket();
  const logout = useCallback(() => {
    signOut();
    signIn();
  }, [signOut, signIn]);
  return useMemo(() => {
    const { applicationIdentifier, subscriberId, subscriberHash = '', backendUrl = '', socketUrl } = identity;
    return {
      ...(applicationIdentifier !== undefined && { applicationIdentifier }),
      ...(subscriberId !== undefined && { subscriberId }),
      ...(socketUrl !== undefined && { socketUrl }),
      ...{ subscriberHash, backendUrl, isSessionInitialized, socket },
      ...{ fetchingStrategy, setFetchingStrategy, onLoad },
      logout,
      get apiService(): undefined {
        warnOnce('useNovuContext().apiService', 'Use the hooks, or those of carillon/data.');
        return undefined;
      },
    };
  }, [identity, logout, isSessionInitialized, socket, fetchingStrategy, setFetchingStrategy, onLoad]);
}
