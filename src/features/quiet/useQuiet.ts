'use client';

import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { keepTrying } from '../../base/index.ts';
import { type InboxClient, type QuietHours, useInboxClient } from '../../data/index.ts';
import { useLate } from '../../inbox/root/useLate.ts';
import type { QuietState } from './createQuiet.ts';
import { loadQuiet, waitForQuiet } from './loadQuiet.ts';

/** Keeps it quiet for a client's reader, and gives the code for it once that is there. */
function useQuietParts(client: InboxClient) {
  const parts = useLate(loadQuiet);
  useEffect(() => (parts?.keepQuiet ?? waitForQuiet)(client), [client, parts]);
  return parts;
}

/** What `useQuiet` returns. */
export interface Quiet extends QuietState {
  /** Pauses for an hour, until nine o'clock tomorrow, or until a time in milliseconds since 1970; without one until `resume`. */
  pause(until?: 'hour' | 'tomorrow' | number): void;
  /** Ends a pause, and the quiet hours of now. */
  resume(): void;
  /** Replaces the quiet hours. What is no window is left out, as is a time zone that the browser does not know. */
  setHours(hours: QuietHours): void;
}

/** As long as the code is not there. */
const unknown: QuietState = { isQuiet: false, untilMs: undefined, hours: { windows: [], timeZone: 'UTC' } };

const never = () => () => {};

/**
 * Lets the reader pause notifications, and have quiet hours: what is not critical is then neither announced, sounded nor shown outside of
 * the inbox, and summed up once when that ends. Both are kept for the reader in this browser, and the hours by backends with `schedule`.
 * Throws outside of `InboxProvider`.
 */
export function useQuiet(): Quiet {
  const client = useInboxClient('useQuiet');
  const quiet = useQuietParts(client)?.quietOfReader(client);
  const first = useCallback(() => unknown, []);
  const state = useSyncExternalStore(quiet?.subscribe ?? never, quiet?.get ?? first, first);
  return useMemo(() => {
    const act = (change: (of: NonNullable<typeof quiet>) => void): void =>
      void keepTrying(loadQuiet, ({ quietOfReader }) => change(quietOfReader(client)));
    return {
      ...state,
      pause: (until) => act((one) => one.pause(until)),
      resume: () => act((one) => one.resume()),
      setHours: (hours) => act((one) => one.setHours(hours)),
    };
  }, [client, state]);
}
