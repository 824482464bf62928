'use client';

import { useEffect, useState } from 'react';
import { keepTrying } from '../../base/index.ts';

/** What `load` gives, once it is there: for code that a page needs only after its first paint. Undefined as long as it cannot be loaded. */
export function useLate<Chunk>(load: (() => Promise<Chunk>) | undefined): Chunk | undefined {
  const [chunk, setChunk] = useState<Chunk>();
  // Without it the inbox works, and lacks only what the chunk adds.
  useEffect(() => load && keepTrying(load, setChunk), [load]);
  return chunk;
}
