'use client';

import { createContext, useContext } from 'react';
import type { IFetchingStrategy, INovuProviderContext, IStoreContext } from './contextTypes.ts';

/** What one old provider shares with its panels and hooks: the open store, and what is fetched. */
export interface LegacyState extends IStoreContext {
  readonly fetchingStrategy: IFetchingStrategy;
  readonly setFetchingStrategy: (strategy: Partial<IFetchingStrategy>) => void;
  readonly onLoad: INovuProviderContext['onLoad'];
}

/** Carries the state of the nearest `NovuProvider`. */
export const LegacyContext = createContext<LegacyState | null>(null);

/** The state of the nearest `NovuProvider`. Throws an error that names the caller and its missing parent. */
export function useLegacy(caller: string): LegacyState {
  const state = useContext(LegacyContext);
  if (state === null) {
    throw new Error(`carillon: \`${caller}\` was used outside \`NovuProvider\`. Wrap it in <NovuProvider>.`);
  }
  return state;
}
