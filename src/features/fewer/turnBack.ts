import { keepTrying, longestTimerMs } from '../../base/index.ts';
import type { InboxClient } from '../../data/index.ts';
import type { FewerStore, Off } from './fewerStore.ts';
import { followSwitches } from './followSwitches.ts';
import { loadRows } from './loadRows.ts';

/**
 * Turns on again what the reader has turned off for a while, when its time has come: in one tab of the browser, and not what is on by then,
 * or what the reader has switched in another way meanwhile. Returns a function that ends it.
 */
export function turnBack(client: InboxClient, store: FewerStore): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isEnded = false;
  const trying = new Map<string, () => void>();

  const has = ({ workflowId, untilMs }: Off) =>
    store.get().offs.some((one) => one.workflowId === workflowId && one.untilMs === untilMs);

  function without(workflowId: string): void {
    if (store.get().offs.some((one) => one.workflowId === workflowId)) {
      store.update(({ offs }) => ({ offs: offs.filter((one) => one.workflowId !== workflowId) }));
    }
  }

  followSwitches(client, {
    limited(workflowId, untilMs) {
      if (!has({ workflowId, untilMs })) {
        store.update(({ offs }) => ({
          offs: [...offs.filter((one) => one.workflowId !== workflowId), { workflowId, untilMs }],
        }));
      }
    },
    takenBack: (workflowId, untilMs) => has({ workflowId, untilMs }) && without(workflowId),
    chosen: without,
  });

  /** One tab after the other, the next once it can see what this one has done. */
  async function inOneTab(off: Off): Promise<void> {
    const { turnOn } = await loadRows();
    const name = `carillon_fewer ${off.workflowId} ${client.scope}`;
    const turn = () => (has(off) ? turnOn(client, off, () => has(off) && !isEnded, without) : undefined);
    await (navigator.locks?.request(name, turn) ?? turn());
  }

  function look(): void {
    clearTimeout(timer);
    const nowMs = Date.now();
    const coming: number[] = [];
    for (const off of store.get().offs) {
      if (off.untilMs > nowMs) {
        coming.push(off.untilMs - nowMs);
      } else if (!trying.has(off.workflowId)) {
        trying.set(
          off.workflowId,
          keepTrying(
            () => inOneTab(off),
            () => trying.delete(off.workflowId),
          ),
        );
      }
    }
    if (coming.length > 0) {
      timer = setTimeout(look, Math.min(longestTimerMs, ...coming));
    }
  }

  const stop = store.subscribe(look);
  look();
  return () => {
    isEnded = true;
    stop();
    clearTimeout(timer);
    for (const giveUp of trying.values()) {
      giveUp();
    }
  };
}
