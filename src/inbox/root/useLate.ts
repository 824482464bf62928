'use client';

import { useEffect, useState } from 'react';

/** What `load` gives, once it is there: for code that a page needs only after its first paint. Undefined where it cannot be loaded. */
export function useLate<Chunk>(load: (() => Promise<Chunk>) | undefined): Chunk | undefined {
  const [chunk, setChunk] = useState<Chunk>();
  useEffect(() => {
    // Without it the inbox works, and lacks only what the chunk adds.
    load?.().then(setChunk, () => {});
  }, [load]);
  return chunk;
}
