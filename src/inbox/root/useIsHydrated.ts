'use client';

import { useSyncExternalStore } from 'react';

/**
 * False on a server and while a browser takes over the server's markup, true from the next render on. For what only the browser
 * knows, such as the reader's time zone: markup that differs from the server's would be an error.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(subscribe, inBrowser, onServer);
}

const subscribe = () => () => {};
const inBrowser = () => true;
const onServer = () => false;
