import type { PopoverContent } from './PopoverContent.tsx';

type Loaded = typeof PopoverContent;

let loading: Promise<Loaded> | undefined;

/** Fetches the popover's chunk, once. A failed fetch is forgotten, so that the next try can succeed. */
export function loadPopoverContent(): Promise<Loaded> {
  loading ??= import('./PopoverContent.tsx').then(
    (file) => file.PopoverContent,
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}
