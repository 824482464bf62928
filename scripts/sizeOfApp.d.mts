interface Chunk {
  readonly fileName: string;
  readonly moduleIds: readonly string[];
  readonly isEntry: boolean;
  readonly isDynamicEntry: boolean;
  readonly imports: readonly string[];
  readonly code: string;
}

export function chunksOfApp(): Promise<Chunk[]>;
export function loadedChunks(
  chunks: readonly Chunk[],
  wanted: {
    readonly lazy?: readonly string[];
    readonly allLazy?: boolean;
    readonly except?: readonly string[];
  },
): Chunk[];
