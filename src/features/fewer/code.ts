import { callSafely, keepTrying } from '../../base/index.ts';
import { type InboxClient, silenceOf } from '../../data/index.ts';
import type { FeatureCode } from '../../inbox/features/Feature.ts';
import { createFewerStore } from './fewerStore.ts';
import { loadRows } from './loadRows.ts';
import type { FewerContext } from './Rows.ts';
import { turnBack } from './turnBack.ts';

/** Makes what a reader's wish for fewer messages needs: muted threads are silent, and what was off for a while is turned on again. */
export function createFewer(client: InboxClient) {
  const store = createFewerStore(client);
  const uses = new Set<readonly [FewerContext['threadOf'] | undefined]>();

  const context: FewerContext = {
    client,
    store,
    threadOf: (message) => callSafely(() => [...uses].find(([threadOf]) => threadOf)?.[0]?.(message)),
  };

  const endSilence = silenceOf(client).add((message) => {
    const thread = message && context.threadOf(message);
    return thread !== undefined && store.get().mutes.includes(thread);
  });

  const endTurning = turnBack(client, store);

  client.events.on('ending', () => {
    uses.clear();
    endSilence();
    endTurning();
  });

  return {
    context,
    /** A provider has it, with this function for threads. Returns a function that ends that. */
    use(threadOf: FewerContext['threadOf'] | undefined): () => void {
      const use = [threadOf] as const;
      uses.add(use);
      return () => void uses.delete(use);
    },
  };
}

/** The code of `fewer`, with what gives the thread of a message. */
export function fewerCode(threadOf: FewerContext['threadOf'] | undefined): FeatureCode {
  return {
    start({ client, translator, isListed }, add) {
      const fewer = client.service(createFewer);
      const leave = fewer.use(threadOf);
      let end = () => {};
      const stop = isListed
        ? keepTrying(loadRows, ({ startRows }) => {
            end = startRows(fewer.context, translator, add);
          })
        : undefined;
      return () => {
        stop?.();
        end();
        leave();
      };
    },
  };
}
