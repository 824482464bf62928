import { useState } from 'react';
import { contents, type LegacyPage } from './host.ts';
import { NovuProvider, useNotifications, useRemoveNotification } from './widget.ts';

function List() {
  const { notifications, isLoading } = useNotifications();
  const [done, setDone] = useState(0);
  const { removeNotification } = useRemoveNotification({ onSuccess: () => setDone((count) => count + 1) });
  return (
    <>
      <output>
        {isLoading ? 'loading' : (notifications ?? []).length} left, {done} removed
      </output>
      {(notifications ?? []).map(({ _id, content }) => (
        <button key={_id} type="button" onClick={() => removeNotification({ messageId: _id })}>
          Clear {String(content)}
        </button>
      ))}
    </>
  );
}

/** A page that clears its messages one by one. */
export const clearPage: LegacyPage = {
  title: 'clearing one by one',
  Host: ({ identity }) => (
    <NovuProvider {...identity} initialFetchingStrategy={{ fetchNotifications: true }}>
      <List />
    </NovuProvider>
  ),
  steps: [
    { says: '3 left, 0 removed' },
    { press: `Clear ${contents[0]}` },
    { says: '2 left, 1 removed' },
    { press: `Clear ${contents[2]}` },
    { says: '1 left, 2 removed' },
  ],
};
