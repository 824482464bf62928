import type { OwnedInboxClient } from '../../src/data/engine/createInboxClient.ts';
import { pendingChangesOf } from '../../src/data/facts/pendingChanges.ts';
import { outboxOf } from '../../src/data/outbox/outbox.ts';
import { ownerLock, ownerOf } from '../../src/data/outbox/storeChanges.ts';
import type { BrowserTabs } from '../support/browserTabs.ts';
import { moveClock } from '../support/passTime.ts';

/** A tab of a random run. */
interface ModelTab {
  readonly client: OwnedInboxClient;
  close(): void;
}

/** Ends a tab that does nothing more: neither what it does at its end, nor what it would have done later. */
export function crashTab(tab: ModelTab, browser: BrowserTabs): void {
  const owner = ownerOf(tab.client);
  const left = [...browser.stored].filter(([key]) => key.includes(`:${owner}:`));
  for (const { id } of pendingChangesOf(tab.client).get().changes) {
    outboxOf(tab.client).undo(id);
  }
  tab.close();
  for (const [key, text] of left) {
    browser.stored.set(key, text);
  }
  // A call that was on its way may still fail.
  browser.crashed.add(`:${owner}:`);
  browser.releaseLocks(ownerLock(owner));
}

/** Lets time pass until tabs have had nothing to do for four seconds, in at most a minute and a half. */
export async function calmTabs(tabs: readonly ModelTab[], inFlight: () => number): Promise<void> {
  let quietFor = 0;
  for (let rounds = 0; rounds < 900 && quietFor < 40; rounds += 1) {
    await moveClock(100);
    const isBusy = ({ client }: ModelTab) =>
      client.queryClient.isFetching() > 0 || pendingChangesOf(client).get().changes.length > 0;
    quietFor = inFlight() > 0 || tabs.some(isBusy) ? 0 : quietFor + 1;
  }
}
