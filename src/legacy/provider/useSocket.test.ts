import { useEffect } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { mountLegacy } from '../../../tests/support/mountLegacy.ts';
import { type InboxClient, useInboxClient } from '../../data/index.ts';
import { applyLiveBatch } from '../../data/live/applyLiveBatch.ts';
import * as legacy from '../index.ts';

const platform = mockPlatform();

describe('useSocket', () => {
  const liveCount = (client: InboxClient, unseenCount: number) =>
    applyLiveBatch(client, {
      unseenCount,
      unreadCount: unseenCount,
      messages: [],
      changes: 1,
      mayHaveMissed: false,
    });

  test('reports counts that the server sent, and not those that were fetched', async () => {
    const heard = vi.fn();
    const page = mountLegacy(platform(), () => {
      const { socket } = legacy.useSocket();
      useEffect(() => {
        socket.on('unseen_count_changed', heard);
        socket.on('unread_count_changed', heard);
        return () => {
          socket.off('unseen_count_changed', heard);
          socket.off('unread_count_changed', heard);
        };
      }, [socket]);
      return { ...legacy.useNotifications(), client: useInboxClient('the test') };
    });
    await vi.waitFor(() => expect(page.now.unseenCount).toBeGreaterThan(0));
    await vi.waitFor(() => expect(page.now.unreadCount).toBeGreaterThan(0));
    expect(heard).not.toHaveBeenCalled();
    const { client } = page.now;
    liveCount(client, 5);
    expect(heard.mock.calls).toEqual([[{ unseenCount: 5 }], [{ unreadCount: 5 }]]);
    page.unmount();
    liveCount(client, 6);
    expect(heard).toHaveBeenCalledTimes(2);
  });

  test('takes one listener off one of its events, and a name alone takes all of its listeners off', async () => {
    const page = mountLegacy(platform(), () => ({
      ...legacy.useSocket(),
      client: useInboxClient('the test'),
    }));
    const { socket, client } = page.now;
    const both = vi.fn();
    const other = vi.fn();
    socket.on('unseen_count_changed', both);
    socket.on('unread_count_changed', both);
    socket.on('unread_count_changed', other);
    socket.off('unseen_count_changed', both);
    liveCount(client, 1);
    expect(both.mock.calls).toEqual([[{ unreadCount: 1 }]]);
    socket.off('unread_count_changed');
    liveCount(client, 2);
    expect(both).toHaveBeenCalledTimes(1);
    expect(other).toHaveBeenCalledTimes(1);
  });
});
