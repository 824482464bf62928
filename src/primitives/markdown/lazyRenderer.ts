import type { ReactNode } from 'react';
import type { RenderOptions } from './renderTree.tsx';

/** Makes React nodes of content. */
export type Renderer = (content: string, options: RenderOptions) => ReactNode;

/** A renderer whose code is fetched when it is first needed. */
export interface LazyRenderer {
  /** Asks for the code. If it does not come, the next call asks again. */
  load(): void;
  /** Null until the code has come. */
  current(): Renderer | null;
  subscribe(onLoad: () => void): () => void;
}

/** One renderer for every message of every inbox on the page; nothing of theirs is kept in it. */
export function lazyRenderer(importRenderer: () => Promise<Renderer>): LazyRenderer {
  let renderer: Renderer | null = null;
  let asked = false;
  const listeners = new Set<() => void>();
  return {
    load() {
      if (asked) {
        return;
      }
      asked = true;
      importRenderer().then(
        (loaded) => {
          renderer = loaded;
          for (const listener of [...listeners]) {
            listener();
          }
        },
        () => {
          asked = false;
        },
      );
    },
    current: () => renderer,
    subscribe(onLoad) {
      listeners.add(onLoad);
      return () => void listeners.delete(onLoad);
    },
  };
}
