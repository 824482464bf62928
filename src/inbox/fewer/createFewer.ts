import { callSafely, keepTrying } from '../../base/index.ts';
import { type InboxClient, type InboxMessage, silenceOf } from '../../data/index.ts';
import type { Translator } from '../../locales/index.ts';
import { createRowExtras } from '../settings/rowExtras.ts';
import { createFewerStore } from './fewerStore.ts';
import { loadRows } from './loadRows.ts';
import type { FewerContext } from './Rows.ts';
import { turnBack } from './turnBack.ts';

/** What one user of it wants. */
export interface FewerUse {
  readonly translator: Translator;
  /** Gives the thread of a message. */
  readonly threadOf: ((message: InboxMessage) => string | undefined) | undefined;
}

/** Makes what a reader's wish for fewer messages needs: muted threads are silent, and what was off for a while is turned on again. */
export function createFewer(client: InboxClient) {
  const store = createFewerStore(client);
  const { extras, isListed } = client.service(createRowExtras);
  const uses = new Map<object, FewerUse>();
  let spoken: Translator | undefined;
  let endRows = () => {};

  const context: FewerContext = {
    client,
    store,
    threadOf: (message) =>
      callSafely(() => [...uses.values()].find(({ threadOf }) => threadOf)?.threadOf?.(message)),
  };

  const endSilence = silenceOf(client).add((message) => {
    const thread = message && context.threadOf(message);
    return thread !== undefined && store.get().mutes.includes(thread);
  });

  const endTurning = turnBack(client, store);

  function follow(): void {
    const [first] = uses.values();
    const translator = isListed.get() ? first?.translator : undefined;
    if (translator !== spoken) {
      endRows();
      spoken = translator;
      extras.set(undefined);
      endRows = translator
        ? keepTrying(loadRows, ({ startRows }) => {
            endRows = startRows(context, translator, extras.set);
          })
        : () => {};
    }
  }

  isListed.subscribe(follow);
  client.events.on('ending', () => {
    uses.clear();
    follow();
    endSilence();
    endTurning();
  });

  return {
    /** A user wants this, or something else than before. */
    use(user: object, use: FewerUse): void {
      uses.set(user, use);
      follow();
    },
    /** A user has gone. */
    leave(user: object): void {
      uses.delete(user);
      follow();
    },
  };
}
