/** What a pane shows: the message, that it is looked for, that it may be among older ones, that it is gone, or nothing. */
export type PaneState = 'message' | 'looking' | 'older' | 'gone' | 'none';

/** How many older pages are loaded in search of a message before the reader is asked. */
export const pagesPerSearch = 5;

/** What is known of a message that a page has been told to open. */
export interface MessageSearch {
  /** Whether it is loaded. */
  readonly found: boolean;
  /** Whether it was, since it was opened. */
  readonly wasFound: boolean;
  /** The whole inbox, as far as it is loaded. */
  readonly feed: {
    readonly data: unknown;
    readonly error: unknown;
    readonly moreError: unknown;
    readonly isStale: boolean;
    readonly isFetching: boolean;
    readonly isFetchingMore: boolean;
    readonly hasMore: boolean;
  };
  /** How many older pages were loaded for it. */
  readonly pages: number;
}

/** Whether the next older page is to be loaded. */
export function wantsOlder(search: MessageSearch): boolean {
  const { feed, pages } = search;
  return paneStateOf(search) === 'looking' && isSettled(search) && feed.hasMore && pages < pagesPerSearch;
}

/** What a pane shows of a message. It is gone if it was there, or if the whole inbox is loaded without it: no call asks for a single one. */
export function paneStateOf(search: MessageSearch): PaneState {
  const { found, wasFound, feed, pages } = search;
  if (found) {
    return 'message';
  }
  if (wasFound) {
    return 'gone';
  }
  if (feed.data === undefined) {
    // The list says what is wrong.
    return feed.error ? 'none' : 'looking';
  }
  if (feed.hasMore) {
    // The button stays while the newest messages are asked for again.
    return !feed.isFetchingMore && (feed.moreError || pages >= pagesPerSearch) ? 'older' : 'looking';
  }
  return isSettled(search) ? 'gone' : 'looking';
}

/** Whether the loaded messages are the server's present ones, and no others are on their way. */
function isSettled({ feed }: MessageSearch): boolean {
  return feed.data !== undefined && !feed.isStale && !feed.isFetching && !feed.isFetchingMore;
}
