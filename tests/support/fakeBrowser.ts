import { onTestFinished, vi } from 'vitest';
import { fakeChannels } from './fakeChannels.ts';
import { fakeLocks } from './fakeLocks.ts';

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
  /** Every name of a channel or lock, and every message. */
  const said: unknown[] = [];
  const { channels, FakeChannel } = fakeChannels(said);
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
