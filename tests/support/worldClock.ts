import { onlineManager } from '@tanstack/react-query';
import { onTestFinished, vi } from 'vitest';
import { worldNow } from '../../src/mocks/index.ts';

/** A fake clock that begins at the world's now and ends with the test. */
export function startWorldClock(): void {
  vi.useFakeTimers({
    now: worldNow,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
  onTestFinished(() => void vi.useRealTimers());
}

/** The clock of many random runs, which go offline and fail on purpose: what they print is left out. */
export function startModelClock(): void {
  startWorldClock();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => {
    vi.restoreAllMocks();
    onlineManager.setOnline(true);
  });
}
