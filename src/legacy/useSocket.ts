'use client';

import { useMemo } from 'react';
import { type InboxClient, useInboxClient } from '../data/index.ts';
import { documentEvents } from '../platform-constants/index.ts';
import { type IMessage, legacyMessage } from './legacyMessage.ts';
import { warnOnce } from './warnOnce.ts';

/** The payloads that old listeners of the socket get. */
interface LegacySocketEvents {
  notification_received: { readonly message: IMessage };
  unseen_count_changed: { readonly unseenCount: number };
  unread_count_changed: { readonly unreadCount: number };
}

type Listener<Name extends keyof LegacySocketEvents> = (payload: LegacySocketEvents[Name]) => void;

/** The part of the old socket that hosts use: the three live events. */
export interface ILegacySocket {
  on<Name extends keyof LegacySocketEvents>(name: Name, listener: Listener<Name>): void;
  off<Name extends keyof LegacySocketEvents>(name: Name, listener?: Listener<Name>): void;
}

/** Listens to the live events by their old names. It gives no access to the connection itself. */
export function useSocket(): { socket: ILegacySocket } {
  const client = useInboxClient('useSocket');
  return useMemo(() => ({ socket: createSocket(client) }), [client]);
}

function createSocket(client: InboxClient): ILegacySocket {
  const stops = new Map<unknown, { name: string; stop: () => void }>();
  return {
    on(name, listener) {
      stops.set(listener, { name, stop: listen(client, name, listener as (payload: unknown) => void) });
    },
    off(name, listener) {
      for (const [key, { name: heard, stop }] of stops) {
        if (heard === name && (listener === undefined || key === listener)) {
          stops.delete(key);
          stop();
        }
      }
    },
  };
}

function listen(
  client: InboxClient,
  name: keyof LegacySocketEvents,
  listener: (payload: unknown) => void,
): () => void {
  switch (name) {
    case 'notification_received':
      return client.events.on('message', (message) => listener({ message: legacyMessage(message) }));
    case 'unseen_count_changed':
      return onDocument(documentEvents.unseenCountChanged, (unseenCount) => listener({ unseenCount }));
    case 'unread_count_changed':
      return onDocument(documentEvents.unreadCountChanged, (unreadCount) => listener({ unreadCount }));
    default:
      warnOnce(
        `socket.on('${String(name satisfies never)}')`,
        'The inbox tells of its three live events alone.',
      );
      return () => {};
  }
}

function onDocument(name: string, tell: (count: number) => void): () => void {
  const hear = (event: Event) => event instanceof CustomEvent && tell(Number(event.detail));
  document.addEventListener(name, hear);
  return () => document.removeEventListener(name, hear);
}
