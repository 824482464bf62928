import { useState } from 'react';
import { storyWorld } from '#.storybook/storyWorld';
import { useLogout } from '../../src/data/index.ts';
import { InboxPanel, InboxPopover } from '../../src/inbox/index.ts';
import { StoryInbox, type StoryInboxProps } from './StoryInbox.tsx';

/** Who comes to the page that `KeptInbox` stands for. */
export const readers = {
  ada: { subscriberHash: 'right' },
  intruder: { subscriberHash: 'wrong' },
  grace: { subscriberId: 'grace.kim' },
} as const satisfies Record<string, Partial<StoryInboxProps>>;

/** A page with an inbox that is kept in the browser, which its readers leave and open again. */
export function KeptInbox({ onError }: Pick<StoryInboxProps, 'onError'>) {
  const [reader, setReader] = useState<keyof typeof readers | undefined>('ada');
  return (
    <div style={{ inlineSize: 420, minBlockSize: 620 }}>
      <button type="button" onClick={() => setReader(undefined)}>
        Leave the page
      </button>
      {Object.keys(readers).map((name) => (
        <button key={name} type="button" onClick={() => setReader(name as keyof typeof readers)}>
          {`Open as ${name}`}
        </button>
      ))}
      {reader !== undefined && (
        <StoryInbox key={reader} {...readers[reader]} persist socketUrl={undefined} onError={onError}>
          <LogOut />
          <InboxPopover prepare="open" />
          <InboxPanel style={{ inlineSize: 400, blockSize: 520 }} />
        </StoryInbox>
      )}
    </div>
  );
}

function LogOut() {
  const logOut = useLogout();
  return (
    <button type="button" onClick={logOut}>
      Log out
    </button>
  );
}

/** What is stored in this browser of the open story's application, by the key of the reader. */
export async function storedInboxes(): Promise<Map<string, string>> {
  const database = await openDatabase();
  return new Promise((resolve, reject) => {
    const transaction = database.transaction('inboxes', 'readonly');
    const records = transaction.objectStore('inboxes');
    const keys = records.getAllKeys();
    const values = records.getAll();
    transaction.oncomplete = () => {
      database.close();
      const entries = keys.result.map((key, place): [string, string] => [
        String(key),
        JSON.stringify(values.result[place]),
      ]);
      resolve(new Map(entries.filter(([key]) => key.includes(storyWorld.current().backendUrl))));
    };
    transaction.onabort = () => reject(transaction.error);
  });
}

/** Replaces what is stored of the open story's application. */
export async function damageStoredInboxes(text: string): Promise<void> {
  const keys = [...(await storedInboxes()).keys()];
  const database = await openDatabase();
  return new Promise((resolve, reject) => {
    const transaction = database.transaction('inboxes', 'readwrite');
    for (const key of keys) {
      transaction.objectStore('inboxes').put({ version: 2, epoch: 'x', text }, key);
    }
    transaction.oncomplete = () => {
      database.close();
      resolve();
    };
    transaction.onabort = () => reject(transaction.error);
  });
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('carillon', 1);
    request.onupgradeneeded = () => void request.result.createObjectStore('inboxes');
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
