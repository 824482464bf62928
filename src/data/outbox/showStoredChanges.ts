import { keepTrying, late } from '../../base/index.ts';
import type { InboxClient } from '../client/InboxClient.ts';
import { forgetStoredChanges, lockOf, storedKeys } from './storedChanges.ts';

/** Loaded only where there is something to show. */
const loadResume = late(() => import('./resumeOutbox.ts'));

/**
 * Shows what the reader has changed in a page that was closed or in another tab of this browser, and sees to it that it is sent. Once
 * for a client, however often it is called.
 */
export function showStoredChanges(client: InboxClient): void {
  client.service(followStorage);
}

function followStorage(client: InboxClient): void {
  if (typeof window === 'undefined') {
    return;
  }
  const end = new AbortController();
  let giveUp: (() => void) | undefined;
  const resume = () => {
    end.abort();
    giveUp = keepTrying(loadResume, ({ resumeOutbox }) => resumeOutbox(client));
  };
  client.events.on('ending', (forget) => {
    end.abort();
    giveUp?.();
    if (forget) {
      forgetStoredChanges(client);
    }
  });
  window.addEventListener(
    'storage',
    ({ key }) => key !== null && lockOf(client.identity, key) !== undefined && resume(),
    { signal: end.signal },
  );
  if (client.enabled && storedKeys(client.identity).length > 0) {
    resume();
  }
}
