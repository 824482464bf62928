/** The links that the browser would have followed. */
export interface WatchedLinks {
  /** Their addresses, as they stand in the document. */
  readonly followed: string[];
  end(): void;
}

/** Keeps the browser on the page, and notes each link that it would have followed. */
export function watchLinks(view: Window = window): WatchedLinks {
  const followed: string[] = [];
  const listener = (event: MouseEvent) => {
    const [target] = event.composedPath();
    const link = (target as Element | undefined)?.closest?.('a[href]');
    if (link && !event.defaultPrevented) {
      followed.push(link.getAttribute('href') ?? '');
      event.preventDefault();
    }
  };
  view.addEventListener('click', listener);
  return { followed, end: () => view.removeEventListener('click', listener) };
}
