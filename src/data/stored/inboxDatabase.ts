const databaseName = 'carillon';
const storeName = 'inboxes';

/** Kept open, because a deletion must begin at once if the page that signs out also goes to another address. */
let database: IDBDatabase | undefined;
let opening: Promise<IDBDatabase> | undefined;

/**
 * Runs one transaction on the stored inboxes of this browser. Transactions run one after the other, also those of other tabs. It
 * begins at once if the database is open, and resolves to what was settled once it is complete. Fails if the database cannot be opened, or the transaction is aborted, such as for want of space.
 */
export async function accessDatabase<Result = void>(
  run: (records: IDBObjectStore, settle: (result: Result) => void) => void,
): Promise<Result | undefined> {
  const open = database ?? (await openDatabase());
  return new Promise((resolve, reject) => {
    const transaction = open.transaction(storeName, 'readwrite');
    let result: Result | undefined;
    transaction.oncomplete = () => resolve(result);
    transaction.onabort = () => reject(transaction.error);
    run(transaction.objectStore(storeName), (settled) => {
      result = settled;
    });
  });
}

/** Closes the database once its transactions have ended. The next access opens it again. */
export function closeDatabase(): void {
  database?.close();
  forgetDatabase();
}

function openDatabase(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = globalThis.indexedDB.open(databaseName, 1);
    request.onupgradeneeded = () => void request.result.createObjectStore(storeName);
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      database = request.result;
      // Another tab deletes the database, or has a newer version of it, and waits for this one.
      database.onversionchange = closeDatabase;
      database.onclose = forgetDatabase;
      resolve(database);
    };
  });
  opening.catch(forgetDatabase);
  return opening;
}

function forgetDatabase(): void {
  database = undefined;
  opening = undefined;
}
