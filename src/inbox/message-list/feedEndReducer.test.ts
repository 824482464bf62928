import { describe, expect, test } from 'vitest';
import { toInboxError } from '../../data/index.ts';
import {
  type FeedEndEvent,
  type FeedEndState,
  initialFeedEnd,
  type NextPage,
  reduceFeedEnd,
} from './feedEndReducer.ts';

const failure = toInboxError(new Error('No network'));
const still: NextPage = {
  isFetchingMore: false,
  isFetching: false,
  moreError: null,
  moreFailures: 0,
  loadedAtMs: 0,
};
const page = (change: Partial<NextPage>): FeedEndEvent => ({
  type: 'page',
  page: { ...still, ...change },
});

const events = {
  'comes into sight': { type: 'inSight', value: true },
  'goes out of sight': { type: 'inSight', value: false },
  'gets the focus': { type: 'resting', value: true },
  'loses the focus': { type: 'resting', value: false },
  'is pressed': { type: 'press' },
  'loads its page': page({ isFetchingMore: true, moreError: failure, moreFailures: 1 }),
  'is told of a refetch': page({ isFetching: true, moreFailures: 1 }),
  'is told of an answer between two refetches': page({ isFetching: true, moreFailures: 1, loadedAtMs: 1 }),
  'is told of an answer': page({ moreFailures: 1, loadedAtMs: 1 }),
  'is told of another failure': page({ moreError: failure, moreFailures: 2 }),
  'is told that the try has ended without an answer': page({ moreError: failure, moreFailures: 1 }),
} satisfies Record<string, FeedEndEvent>;

/** The first of the failures is one that the reader has tried again. */
const idle = initialFeedEnd({ ...still, moreFailures: 1 });
const inSight: FeedEndState = { ...idle, inSight: true };

const states = {
  'is out of sight': idle,
  'is in sight': inSight,
  'is in sight with the focus': { ...inSight, resting: true },
  'is in sight in a refetch': { ...inSight, page: { ...idle.page, isFetching: true } },
  'has asked in sight': { ...inSight, stage: 'asked' },
  'loads its page': { ...idle, stage: 'loading', page: { ...idle.page, isFetchingMore: true } },
  'has failed in sight': {
    ...initialFeedEnd({ ...still, moreError: failure, moreFailures: 1 }),
    inSight: true,
  },
} satisfies Record<string, FeedEndState>;

/** What follows, in a column for each state in the order above: the stage, or `asks` where the next page is asked for. */
const table: Record<keyof typeof events, string> = {
  'comes into sight': 'asks asks idle idle asked loading failed',
  'goes out of sight': 'idle idle idle idle asked loading failed',
  'gets the focus': 'idle idle idle idle asked loading failed',
  'loses the focus': 'idle asks asks idle asked loading failed',
  'is pressed': 'asks asks asks asks asks asks asks',
  'loads its page': 'loading loading loading loading loading loading loading',
  'is told of a refetch': 'idle idle idle idle idle idle failed',
  'is told of an answer between two refetches': 'idle asks idle asks asks idle failed',
  'is told of an answer': 'idle asks idle asks asks idle failed',
  'is told of another failure': 'failed failed failed failed failed failed failed',
  'is told that the try has ended without an answer': 'idle asks idle asks asks idle failed',
};

const rows = Object.entries(states).flatMap(([state, before], column) =>
  Object.entries(events).map(([name, event]) => {
    const after = table[name as keyof typeof events].split(' ')[column];
    return { state, before, name, event, after };
  }),
);

describe('The end of a feed', () => {
  test.each(rows)('that $state and then $name: $after', ({ before, event, after }) => {
    const { stage, asks } = reduceFeedEnd(before, event);
    expect(asks > 0 ? 'asks' : stage).toBe(after);
  });

  test('asks on sight no more once its page is loaded, until it is looked for again', () => {
    const ended = [events['loads its page'], events['is told of an answer']].reduce(reduceFeedEnd, inSight);
    expect(ended).toMatchObject({ stage: 'idle', inSight: false, asks: 0 });
    expect(reduceFeedEnd(ended, events['comes into sight']).asks).toBe(1);
  });

  test('lets go of the focus for a press, so that what is cut off is asked for again', () => {
    const resting = reduceFeedEnd(states['has failed in sight'], events['gets the focus']);
    const pressed = reduceFeedEnd(resting, events['is pressed']);
    const cutOff = [events['is told of a refetch'], events['is told of an answer']];
    expect(cutOff.reduce(reduceFeedEnd, pressed).asks).toBe(2);
  });

  test('waits also after a refetch while its button has the focus', () => {
    const resting = reduceFeedEnd(inSight, events['gets the focus']);
    expect(reduceFeedEnd(resting, events['is told of an answer']).asks).toBe(0);
    expect(reduceFeedEnd(resting, events['goes out of sight']).inSight).toBe(false);
  });
});
