/** A fetch of a chunk that is made once. A failed one is forgotten, so that the next try can succeed. */
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
