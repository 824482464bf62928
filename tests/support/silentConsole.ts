import { beforeEach, onTestFinished, vi } from 'vitest';

/** Keeps errors and warnings out of the output of each test of a file: they are what its failures cause. */
export function silentConsole(): void {
  beforeEach(() => {
    for (const method of ['error', 'warn'] as const) {
      const silent = vi.spyOn(console, method).mockImplementation(() => {});
      onTestFinished(() => silent.mockRestore());
    }
  });
}
