'use client';

import { useMemo } from 'react';
import { type InboxClient, useInboxClient } from '../../data/index.ts';
import { legacyMessage } from '../model/legacyMessage.ts';
import { warnOnce } from '../warnOnce.ts';
import type { ISocket, SocketListener } from './contextTypes.ts';

/** Listens to what the server sends by itself, by the old names. It gives no access to the connection. */
export function useSocket(): { socket: ISocket } {
  const socket = useInboxClient('useSocket').service(createSocket);
  return useMemo(() => ({ socket }), [socket]);
}

function createSocket(client: InboxClient): ISocket {
  let heard: readonly { name: string; listener: SocketListener; stop: () => void }[] = [];
  return {
    on(name, listener) {
      heard = [...heard, { name, listener, stop: listen(client, name, listener) }];
    },
    off(name, listener) {
      const isMeant = (one: (typeof heard)[number]) =>
        one.name === name && (listener === undefined || one.listener === listener);
      const meant = heard.filter(isMeant);
      heard = heard.filter((one) => !isMeant(one));
      for (const { stop } of meant) {
        stop();
      }
    },
  };
}

function listen(client: InboxClient, name: string, listener: SocketListener): () => void {
  switch (name) {
    case 'notification_received':
      return client.events.on('message', (message) => listener({ message: legacyMessage(message) }));
    case 'unseen_count_changed':
      return client.events.on('unseen', (unseenCount) => listener({ unseenCount }));
    case 'unread_count_changed':
      return client.events.on('unread', (unreadCount) => listener({ unreadCount }));
    case 'connect':
      return client.connection.subscribe(() => client.connection.get() === 'live' && listener(undefined));
    default:
      warnOnce(
        `socket.on('${name}')`,
        'There are notification_received, unseen_count_changed, unread_count_changed and connect.',
      );
      return () => {};
  }
}
