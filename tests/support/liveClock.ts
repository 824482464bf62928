import { onTestFinished, vi } from 'vitest';
import { startWorldClock } from './worldClock.ts';

/** A fake clock for a live inbox, which begins at the world's now and ends with the test. The inbox is the only tab. */
export async function startLiveClock(): Promise<void> {
  // Late code takes time that the fake clock does not know.
  await Promise.all([
    import('../../src/data/live/startConnection.ts'),
    import('../../src/data/backends/widget/socket.ts'),
    import('../../src/data/backends/widget/socketIo.ts'),
    import('../../src/data/backends/widget/widgetCalls.ts'),
    import('../../src/data/engine/prefetch.ts'),
    import('../../src/data/messages/fetchFirstPage.ts'),
  ]);
  startWorldClock();
  vi.stubGlobal('BroadcastChannel', undefined);
  onTestFinished(() => void vi.unstubAllGlobals());
}
