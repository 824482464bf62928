type PopoverChunk = typeof import('./PopoverContent.tsx');

let loading: Promise<PopoverChunk> | undefined;

/** Fetches the popover's chunk, once. A failed fetch is forgotten, so that the next try can succeed. */
export function loadPopoverContent(): Promise<PopoverChunk> {
  loading ??= import('./PopoverContent.tsx').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
