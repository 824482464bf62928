'use client';

import { useEffect } from 'react';
import { useInboxClient } from '../../data/index.ts';
import { useIsomorphicLayoutEffect } from '../useIsomorphicLayoutEffect.ts';
import { watchInbox } from '../watch/watchInbox.ts';
import { createEvents } from './createEvents.ts';

/** How long what was seen is gathered before it is sent, in milliseconds: a page may be told of each event by its server. */
const gatherMs = 100;

/**
 * Tells TanStack Devtools what `inboxDevtoolsPlugin` shows. Inside an `InboxProvider`; renders nothing. It belongs behind
 * `import.meta.env.DEV` or `lazy`.
 */
export function InboxDevtoolsSource(): null {
  const client = useInboxClient('InboxDevtoolsSource');
  const watch = watchInbox(client);
  useIsomorphicLayoutEffect(() => watch.retain(), [watch]);
  useEffect(() => {
    let events = createEvents();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const send = () => {
      timer = undefined;
      events.emit('state', watch.get());
    };
    const stops = [
      watch.subscribe(() => {
        timer ??= setTimeout(send, gatherMs);
      }),
      events.on('wanted', () => {
        // A client of the bus gives up after a while without one, and here one is.
        events = createEvents();
        send();
      }),
      events.on('clear', watch.clear),
    ];
    send();
    return () => {
      clearTimeout(timer);
      for (const stop of stops) {
        stop();
      }
    };
  }, [watch]);
  return null;
}
