import { useEffect, useRef } from 'react';
import type { InboxEvents } from './InboxClient.ts';
import { useInboxClient } from './InboxClientContext.ts';

/** Listens to an event of the inbox while mounted. A listener that throws does not affect the others. */
export function useInboxEvent<Name extends keyof InboxEvents>(
  name: Name,
  listener: ((value: InboxEvents[Name]) => void) | undefined,
): void {
  const { events } = useInboxClient('useInboxEvent');
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => events.on(name, (value) => latest.current?.(value)), [events, name]);
}
