import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserTabs } from '../../../tests/support/browserTabs.ts';
import { passTime } from '../../../tests/support/passTime.ts';
import { randomRuns } from '../../../tests/support/randomRuns.ts';
import { createToastStack, mostToasts } from '../toasts/createToastStack.ts';
import { createClaim } from './createClaim.ts';
import { createNotices } from './createNotices.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const browser = browserTabs();

/** What happens to the tabs of a browser. `tell`: the server tells of a message, anew or once more, and these tabs hear it. */
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant('tell' as const),
      id: fc.nat(12),
      tabs: fc.array(fc.nat(2), { minLength: 1, maxLength: 5 }),
    }),
  },
  { weight: 6, arbitrary: fc.record({ type: fc.constant('pass' as const), ms: fc.nat(4_000) }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('hide' as const), tab: fc.nat(2) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('reload' as const), tab: fc.nat(2) }) },
);

/** Three tabs of a browser, the first of which is shown. */
function openTabs() {
  const noticed: string[] = [];
  /** In a toast, and how many were counted at a bell instead. */
  let told = 0;
  let cued = 0;
  /** The number of the visit of a tab in which each message was heard last. */
  const hidden = [false, true, true];
  const open = (tab: number) => {
    let isOpen = true;
    const { claim } = createClaim('carillon_outbox_attention:reader');
    const stack = createToastStack();
    const own = new Set<string>();
    let lastCue = 0;
    stack.subscribe(() => {
      const { toasts, cue } = stack.get();
      cued += Math.max(0, cue - lastCue);
      lastCue = cue;
      const before = own.size;
      for (const { id } of toasts.flatMap(({ messages }) => messages)) {
        own.add(id);
      }
      told += own.size - before;
      expect(toasts.length).toBeLessThanOrEqual(mostToasts);
    });
    const notices = createNotices({
      claim,
      isHidden: () => hidden[tab] === true,
      isListInSight: () => false,
      isRead: () => false,
      isWanted: () => true,
      notice(messages) {
        noticed.push(...(isOpen ? messages.map(({ id }) => id) : []));
        if (isOpen) {
          stack.show(messages);
        }
        return () => {};
      },
    });
    return {
      hear: notices.hear,
      leave() {
        isOpen = false;
        notices.clear();
        stack.clear();
      },
    };
  };
  const tabs = [open(0), open(1), open(2)];
  return {
    noticed,
    told: () => told + cued,
    tell: (tab: number, id: string) => tabs[tab]?.hear({ id, read: false, seen: false, createdAt: '' }),
    hide(tab: number) {
      hidden[tab] = !hidden[tab];
    },
    reload(tab: number) {
      tabs[tab]?.leave();
      tabs[tab] = open(tab);
    },
  };
}

test('no message is noticed twice, as a toast or otherwise, over random tabs, leaders and reloads, and none is lost without a reload', async () => {
  const { seed, runs } = randomRuns(150);
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      browser.stored.clear();
      browser.releaseLocks();
      const tabs = openTabs();
      for (const one of steps) {
        switch (one.type) {
          case 'tell':
            for (const tab of one.tabs) {
              tabs.tell(tab, `${one.id}`);
            }
            break;
          case 'pass':
            await passTime(one.ms);
            break;
          default:
            tabs[one.type](one.tab);
        }
      }
      await passTime(60_000);
      const told = new Set(steps.flatMap((one) => (one.type === 'tell' ? `${one.id}` : [])));
      const isReloaded = steps.some(({ type }) => type === 'reload');
      expect(tabs.noticed.length).toBe(new Set(tabs.noticed).size);
      // Each is in a toast of one tab, or counted at its bell.
      expect(tabs.told()).toBe(tabs.noticed.length);
      expect(isReloaded || tabs.noticed.length === told.size).toBe(true);
    }),
    { seed, numRuns: runs },
  );
});
