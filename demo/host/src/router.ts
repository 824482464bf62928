import { useSyncExternalStore } from 'react';

/** What of the address says who reads, and by which API: the same on every page, and no part of a page's own address. */
const kept = ['backend', 'subscriber'];

/** The address of the open page, with its search and fragment. */
export function useAddress(): string {
  return useSyncExternalStore(subscribe, readAddress);
}

/** Goes to an address of this app; `replace` takes the place of the present one in the history. */
export function go(address: string, { replace = false } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', hrefOf(address));
  dispatchEvent(new PopStateEvent('popstate'));
}

/** The address with what is kept, for a link. */
export function hrefOf(address: string): string {
  const url = new URL(address, location.href);
  for (const [name, value] of new URLSearchParams(location.search)) {
    if (kept.includes(name)) url.searchParams.set(name, value);
  }
  return url.pathname + url.search + url.hash;
}

function readAddress(): string {
  const url = new URL(location.href);
  for (const name of kept) url.searchParams.delete(name);
  return url.pathname + url.search + url.hash;
}

function subscribe(onChange: () => void): () => void {
  addEventListener('popstate', onChange);
  return () => removeEventListener('popstate', onChange);
}
