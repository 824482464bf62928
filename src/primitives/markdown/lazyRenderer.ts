import type { ReactNode } from 'react';
import type { RenderOptions } from './renderTree.tsx';

/** Turns content into React nodes. */
export type Renderer = (content: string, options: RenderOptions) => ReactNode;

/** A renderer whose code is fetched when it is first needed. */
export interface LazyRenderer {
  /** Fetches the code, and resolves when that has ended. After a failure the next call tries again. */
  load(): Promise<void>;
  /** Null until the code has been fetched. */
  current(): Renderer | null;
  subscribe(onLoad: () => void): () => void;
}

/** Makes a renderer, one for all messages of all inboxes on the page: it keeps no state of theirs. */
export function lazyRenderer(importRenderer: () => Promise<Renderer>): LazyRenderer {
  let renderer: Renderer | null = null;
  let loading: Promise<void> | undefined;
  const listeners = new Set<() => void>();
  return {
    load() {
      loading ??= importRenderer().then(
        (loaded) => {
          renderer = loaded;
          for (const listener of [...listeners]) {
            listener();
          }
        },
        () => {
          loading = undefined;
        },
      );
      return loading;
    },
    current: () => renderer,
    subscribe(onLoad) {
      listeners.add(onLoad);
      return () => void listeners.delete(onLoad);
    },
  };
}
