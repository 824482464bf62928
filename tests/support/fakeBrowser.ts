import { onTestFinished, vi } from 'vitest';

/** Counts the listeners of a target. */
class CountingTarget extends EventTarget {
  listeners = 0;
  override addEventListener(...parameters: Parameters<EventTarget['addEventListener']>): void {
    this.listeners += 1;
    super.addEventListener(...parameters);
  }
  override removeEventListener(...parameters: Parameters<EventTarget['removeEventListener']>): void {
    this.listeners -= 1;
    super.removeEventListener(...parameters);
  }
}

/** What the tabs of a browser share, for tabs in one process: channels, locks, and one page that all of them are on. */
export function fakeBrowser() {
  const channels = new Set<FakeChannel>();
  /** Every name of a channel or lock, and every message. */
  const said: unknown[] = [];

  class FakeChannel extends EventTarget {
    constructor(readonly name: string) {
      super();
      said.push(name);
      channels.add(this);
    }
    postMessage(message: unknown): void {
      if (!channels.has(this)) {
        throw new DOMException('Closed', 'InvalidStateError');
      }
      const data: unknown = structuredClone(message);
      said.push(data);
      for (const other of channels) {
        if (other !== this && other.name === this.name) {
          queueMicrotask(
            () => channels.has(other) && other.dispatchEvent(new MessageEvent('message', { data })),
          );
        }
      }
    }
    close(): void {
      channels.delete(this);
    }
  }

  const page = Object.assign(new CountingTarget(), { visibilityState: 'visible' });
  const frame = new CountingTarget();
  const locks = fakeLocks(said);
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  vi.stubGlobal('navigator', { locks, onLine: true });
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', frame.addEventListener.bind(frame));
  vi.stubGlobal('removeEventListener', frame.removeEventListener.bind(frame));
  onTestFinished(() => void vi.unstubAllGlobals());

  return {
    said,
    locks,
    /** What closed tabs have left behind. */
    left: () => ({
      channels: channels.size,
      locks: locks.held.size + locks.queued(),
      listeners: page.listeners + frame.listeners,
    }),
    /** Hides the page or shows it, as a change of the browser's tab does. */
    setVisible(visible: boolean) {
      page.visibilityState = visible ? 'visible' : 'hidden';
      page.dispatchEvent(new Event('visibilitychange'));
    },
    /** The page enters the back and forward cache, or is restored from it. */
    turnPage: (type: 'pagehide' | 'pageshow', persisted = true) =>
      frame.dispatchEvent(Object.assign(new Event(type), { persisted })),
    /** Dispatches the browser's event about the network, whether it is true or not. */
    turnNetwork: (type: 'online' | 'offline') => frame.dispatchEvent(new Event(type)),
  };
}

type Hold = () => Promise<void> | undefined;

/** The part of the Web Locks API that the inbox uses. */
function fakeLocks(said: unknown[]) {
  const held = new Map<string, (reason: DOMException) => void>();
  const queues = new Map<string, { signal: AbortSignal | undefined; grant: () => void }[]>();
  const aborted = () => new DOMException('Aborted or stolen', 'AbortError');

  function next(name: string): void {
    if (!held.has(name)) {
      queues.get(name)?.shift()?.grant();
    }
  }

  return {
    held,
    queued: () => [...queues.values()].flat().length,
    request(name: string, options: { steal?: boolean; signal?: AbortSignal }, hold: Hold): Promise<void> {
      said.push(name);
      return new Promise((resolve, reject) => {
        const grant = () => {
          held.set(name, reject);
          queueMicrotask(() => {
            const done = () => {
              if (held.get(name) === reject) {
                held.delete(name);
                next(name);
              }
            };
            void Promise.resolve(hold()).then(resolve).finally(done);
          });
        };
        if (options.steal) {
          held.get(name)?.(aborted());
          grant();
          return;
        }
        const queue = queues.get(name) ?? [];
        queues.set(name, queue);
        const waiting = { signal: options.signal, grant };
        queue.push(waiting);
        options.signal?.addEventListener('abort', () => {
          const place = queue.indexOf(waiting);
          if (place >= 0) {
            queue.splice(place, 1);
            reject(aborted());
          }
        });
        next(name);
      });
    },
  };
}
