/** Fetches a chunk. */
export interface FetchOnce<Chunk> {
  (): Promise<Chunk>;
  /** The chunk, once it has been fetched. */
  chunk?: Chunk;
}

/** Fetches a chunk once. A failed fetch is forgotten, so that the next call tries again. */
export function fetchOnce<Chunk>(fetchChunk: () => Promise<Chunk>): FetchOnce<Chunk> {
  let loading: Promise<Chunk> | undefined;
  const load: FetchOnce<Chunk> = () => {
    loading ??= fetchChunk().then(
      (chunk) => {
        load.chunk = chunk;
        return chunk;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  return load;
}
