/** Fetches a chunk once. A failed fetch is forgotten, so that the next call tries again. */
export function fetchOnce<Chunk>(fetchChunk: () => Promise<Chunk>): () => Promise<Chunk> {
  let loading: Promise<Chunk> | undefined;
  return () => {
    loading ??= fetchChunk().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
