import { initializeApp } from '@firebase/app';
import type * as firestore from 'firebase/firestore';

type Real = typeof firestore;
type Snapshot = firestore.QuerySnapshot<firestore.DocumentData>;
type Next = (snapshot: Snapshot) => void;

/** What a server would do, and what it was asked for. */
export function createFakeServer() {
  return {
    /** The calls that reached it. */
    calls: [] as string[],
    /** The code that it refuses all of them with. */
    fault: undefined as firestore.FirestoreErrorCode | undefined,
    /** The users whose own messages the rules let through. */
    users: ['ada-lovelace', 'grace-hopper', 'full'],
    /** Ids of messages that are gone. */
    gone: new Set<string>(),
    /** What the page itself has just written. */
    own: new Set<string>(),
    listeners: new Set<{ tell(fromCache: boolean): void; fail(code: firestore.FirestoreErrorCode): void }>(),
  };
}

/**
 * The real client of Firestore, cut off from the network: its own query engine answers from its memory, and what needs a server is answered
 * by a stand-in.
 */
export function fakeFirestore(real: Real, server: ReturnType<typeof createFakeServer>): Partial<Real> {
  function ask(name: string, path: string): void {
    server.calls.push(name);
    const [, user = ''] = path.split('/');
    const code = server.fault ?? (server.users.includes(user) ? undefined : 'permission-denied');
    if (code !== undefined) {
      throw errorOf(code, 'Missing or insufficient permissions.');
    }
  }

  /** The class has no public constructor. */
  const errorOf = (code: firestore.FirestoreErrorCode, message: string): firestore.FirestoreError =>
    Object.assign(Object.create(real.FirestoreError.prototype), { code, message });

  /** The path of what a query is over: it is in no public member. */
  const pathOf = (query: unknown) => `users/${/"users","([^"]+)"/.exec(JSON.stringify(query))?.[1]}`;

  /** A write is in the cache at once. Its promise would wait for the server for ever. */
  async function write(name: string, { id, path }: firestore.DocumentReference, act: () => Promise<void>) {
    ask(name, path);
    if (server.gone.has(id)) {
      throw errorOf('not-found', 'No document to update');
    }
    server.own.add(id);
    void act();
  }

  const seen = (snapshot: Snapshot, metadata: Partial<firestore.SnapshotMetadata>) =>
    new Proxy(snapshot, {
      get: (target, name) =>
        name === 'metadata'
          ? { fromCache: false, hasPendingWrites: false, ...metadata }
          : Reflect.get(target, name, target),
    });

  return {
    getDocs: async (query) => {
      ask('list', pathOf(query));
      return real.getDocs(query);
    },
    getCountFromServer: (async (query: firestore.Query) => {
      ask('count', pathOf(query));
      const { size: count } = await real.getDocs(query);
      return { data: () => ({ count }) };
    }) as unknown as Real['getCountFromServer'],
    updateDoc: ((row: firestore.DocumentReference, flags: firestore.DocumentData) =>
      write('update', row, () => real.updateDoc(row, flags))) as Real['updateDoc'],
    deleteDoc: ((row: firestore.DocumentReference) =>
      write('delete', row, () => real.deleteDoc(row))) as Real['deleteDoc'],
    onSnapshot: ((query: firestore.Query, options: object, next: Next, failed: (thrown: Error) => void) => {
      let last: Snapshot | undefined;
      const listener = {
        tell: (fromCache: boolean) => last && next(seen(last, { fromCache })),
        fail(code: firestore.FirestoreErrorCode) {
          stop();
          failed(errorOf(code, 'The listener has ended.'));
        },
      };
      const unsubscribe = real.onSnapshot(query, options, (snapshot: Snapshot) => {
        last = snapshot;
        // The page's own writes come twice: before the server has them, and once it has.
        if (snapshot.docChanges().some(({ doc }) => server.own.delete(doc.id))) {
          next(seen(snapshot, { hasPendingWrites: true }));
        }
        next(seen(snapshot, {}));
      });
      const stop = () => {
        server.listeners.delete(listener);
        unsubscribe();
      };
      server.listeners.add(listener);
      return stop;
    }) as unknown as Real['onSnapshot'],
  };
}

let apps = 0;

/** A database of the real client that is not connected. */
export async function openDatabase(real: Real): Promise<firestore.Firestore> {
  apps += 1;
  const app = initializeApp({ projectId: 'project' }, `app-${apps}`);
  const db = real.initializeFirestore(app, { localCache: real.memoryLocalCache() });
  await real.disableNetwork(db);
  return db;
}
