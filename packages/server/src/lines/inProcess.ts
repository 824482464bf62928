import type { InboxLine, LineListener } from './InboxLine.ts';

declare global {
  /** The inboxes of this process: a bundler may have made several copies of this file. */
  var carillonServerListeners: Set<LineListener> | undefined;
}

/** The line of an app that is one process. */
export function inProcess(): InboxLine {
  globalThis.carillonServerListeners ??= new Set();
  const listeners = globalThis.carillonServerListeners;
  return {
    isLossy: false,
    announce(reader) {
      for (const listener of listeners) {
        listener.told(reader);
      }
    },
    open(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
