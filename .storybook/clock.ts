import { worldNow } from '../src/mocks/index.ts';

/** Lets every story begin at the same moment, so that "2 min. ago" is the same picture every day. Returns the way back. */
export function stopClock(): () => void {
  const realNow = Date.now;
  const startedAtMs = realNow();
  Date.now = () => worldNow + (realNow() - startedAtMs);
  return () => {
    Date.now = realNow;
  };
}
