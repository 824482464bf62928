import type { MemoryBackend } from '../../src/backends/index.ts';

/** The backend, telling when a line of it is open: what comes before that is found later, by asking. */
export function tellOpened(backend: MemoryBackend, onOpened: () => void): MemoryBackend {
  const { line } = backend;
  return {
    ...backend,
    line: line && {
      ...line,
      async load() {
        const open = await line.load();
        return (session, listener) =>
          open(session, {
            ...listener,
            opened() {
              listener.opened();
              onOpened();
            },
          });
      },
    },
  };
}
