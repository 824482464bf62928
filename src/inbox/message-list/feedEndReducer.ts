import type { ListQuery } from './listState.ts';

/** What a feed knows of its next page. A try that ends without an answer leaves the number of failures as it was. */
export type NextPage = Pick<
  ListQuery,
  'isFetchingMore' | 'isFetching' | 'moreError' | 'moreFailures' | 'loadedAtMs'
>;

/** The end of a feed. */
export interface FeedEndState {
  /** Only an `idle` end asks by itself. One that has `asked` waits for news, and one that has `failed` for the reader. */
  readonly stage: 'idle' | 'asked' | 'loading' | 'failed';
  readonly page: NextPage;
  readonly inSight: boolean;
  /** The button has the focus and was not pressed: rows that come by themselves would push it out of sight. */
  readonly resting: boolean;
  /** How often the next page was asked for. */
  readonly asks: number;
}

/** What changes the end of a feed. */
export type FeedEndEvent =
  | { readonly type: 'page'; readonly page: NextPage }
  | { readonly type: 'inSight' | 'resting'; readonly value: boolean }
  | { readonly type: 'press' };

/** The end of a feed that has just been shown. */
export function initialFeedEnd(page: NextPage): FeedEndState {
  return { stage: page.moreError ? 'failed' : 'idle', page, inSight: false, resting: false, asks: 0 };
}

/** The next state of a feed's end after an event. */
export function reduceFeedEnd(before: FeedEndState, event: FeedEndEvent): FeedEndState {
  const state = follow(before, event);
  // One refetch may go first, but not several in a row, as a steady stream of events causes them.
  const isFree = !state.page.isFetching || state.page.loadedAtMs > before.page.loadedAtMs;
  const isDue = state.stage === 'idle' && state.inSight && !state.resting && isFree;
  return isDue || event.type === 'press' ? { ...state, stage: 'asked', asks: state.asks + 1 } : state;
}

function follow(state: FeedEndState, event: FeedEndEvent): FeedEndState {
  switch (event.type) {
    case 'page': {
      const { page } = event;
      const hasFailed = state.stage === 'failed' || page.moreFailures !== state.page.moreFailures;
      const stage = page.isFetchingMore ? 'loading' : hasFailed ? 'failed' : 'idle';
      // The rows of a page may push the end out of sight, so that it has to be looked for again.
      return { ...state, page, stage, inSight: state.inSight && !page.isFetchingMore };
    }
    case 'press':
      return { ...state, resting: false };
    default:
      return { ...state, [event.type]: event.value };
  }
}
