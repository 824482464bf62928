import { useEffect, useState } from 'react';
import type { LegacyPage } from './host.ts';
import { NovuProvider, useNotifications } from './widget.ts';

/** Keeps its own copy of the list, and marks everything as seen as soon as it is there. */
function Summary() {
  const { notifications, unseenCount, markAllNotificationsAsSeen } = useNotifications();
  const [items, setItems] = useState<{ id: string; read: boolean }[]>([]);
  useEffect(() => {
    setItems((notifications ?? []).map(({ _id, read }) => ({ id: _id, read })));
  }, [notifications]);
  useEffect(() => {
    if (items.length > 0) {
      markAllNotificationsAsSeen();
    }
  }, [items.length, markAllNotificationsAsSeen]);
  return (
    <output>
      {items.length} items, {unseenCount} unseen
    </output>
  );
}

/** A page whose effects depend on lists and functions of the hooks. */
export const effectsPage: LegacyPage = {
  title: 'effects that depend on lists and functions',
  Host: ({ identity }) => (
    <NovuProvider {...identity} initialFetchingStrategy={{ fetchNotifications: true }}>
      <Summary />
    </NovuProvider>
  ),
  steps: [{ says: '3 items, 0 unseen' }, { receive: 'Fourth' }, { says: '4 items' }, { says: '0 unseen' }],
};
