/** What swipes do, as `touch` has it: on each side the ids of actions. */
export interface SwipeOptions {
  readonly start?: string | readonly string[] | false | undefined;
  readonly end?: string | readonly string[] | false | undefined;
  readonly longPress?: boolean | undefined;
}

/** The options of `touch`, where they are described. */
export interface TouchOptions {
  readonly swipe?: boolean | SwipeOptions | undefined;
  readonly pullToRefresh?: boolean | undefined;
}
