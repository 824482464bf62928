import { useSyncExternalStore } from 'react';

/** Whether the system is dark. */
export const darkPreference = matchMedia('(prefers-color-scheme: dark)');

function subscribe(onChange: () => void) {
  darkPreference.addEventListener('change', onChange);
  return () => darkPreference.removeEventListener('change', onChange);
}

/** Whether the system is dark, also after it has changed. */
export function useDarkPreference(): boolean {
  return useSyncExternalStore(subscribe, () => darkPreference.matches);
}
