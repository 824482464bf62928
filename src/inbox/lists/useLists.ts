'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { createStore, keepTrying, late } from '../../base/index.ts';
import type { Translator } from '../../locales/index.ts';
import { useRoot } from '../root/RootContext.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import type { Lists } from './Lists.ts';

/** Most inboxes need nothing of it. */
const loadLists = late(() => import('./createLists.tsx'));

/** Makes what loads the code and the words of a list's features, for one root. */
function createLateLists() {
  const lists = createStore<Lists | undefined>(undefined);
  let words: Translator | undefined;
  let end: (() => void) | undefined;
  return {
    ...lists,
    want(translator: Translator): void {
      if (words !== translator) {
        end?.();
        words = translator;
        end = keepTrying(loadLists, ({ startLists }) => {
          end = startLists(translator, lists.set);
        });
      }
    },
  };
}

/** The features of a list, once they are `wanted` by any part of the inbox, and loaded. */
export function useLists(part: string, wanted: boolean): Lists | undefined {
  const { translator } = useInboxSettings(part);
  const { want, subscribe, get } = useRoot(part).service(createLateLists);
  useEffect(() => {
    if (wanted) {
      want(translator);
    }
  }, [wanted, want, translator]);
  return useSyncExternalStore(subscribe, get, get);
}
