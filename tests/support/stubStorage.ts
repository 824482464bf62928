import { vi } from 'vitest';

/** Gives the page a `localStorage` as a browser has it, and returns what it holds. The test removes it by `vi.unstubAllGlobals`. */
export function stubStorage(entries: Record<string, string> = {}): Map<string, string> {
  const held = new Map(Object.entries(entries));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  });
  return held;
}
