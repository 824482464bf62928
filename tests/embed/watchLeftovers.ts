import type { Page } from 'playwright';

/** What a page contains besides its elements. */
interface Leftovers {
  readonly timers: number;
  /** The types of the listeners of its window and its document. */
  readonly listeners: readonly string[];
}

/** Watches a page from its next navigation on. */
export async function watchLeftovers(page: Page): Promise<() => Promise<Leftovers>> {
  await page.addInitScript(countTimers);
  const session = await page.context().newCDPSession(page);

  async function listenersOf(target: 'window' | 'document'): Promise<string[]> {
    const { result } = await session.send('Runtime.evaluate', { expression: target });
    const { listeners } = await session.send('DOMDebugger.getEventListeners', {
      objectId: result.objectId ?? '',
    });
    return listeners.map(({ type }) => `${target} ${type}`);
  }

  return async () => ({
    timers: await page.evaluate(() => Number(Reflect.get(window, 'runningTimers').size)),
    // React listens to selections once for the whole document, and never stops.
    listeners: [...(await listenersOf('window')), ...(await listenersOf('document'))]
      .filter((name) => name !== 'document selectionchange')
      .sort(),
  });
}

/** Runs in the page, before its scripts. */
function countTimers(): void {
  const running = new Set<number>();
  const { setTimeout, setInterval, clearTimeout, clearInterval } = window;
  Object.assign(window, {
    runningTimers: running,
    setTimeout(act: (...all: unknown[]) => void, delayMs?: number, ...rest: unknown[]) {
      const timer = setTimeout(() => {
        running.delete(timer);
        act(...rest);
      }, delayMs);
      running.add(timer);
      return timer;
    },
    setInterval(act: () => void, delayMs?: number) {
      const timer = setInterval(act, delayMs);
      running.add(timer);
      return timer;
    },
    clearTimeout(timer: number) {
      running.delete(timer);
      clearTimeout(timer);
    },
    clearInterval(timer: number) {
      running.delete(timer);
      clearInterval(timer);
    },
  });
}
