/**
 * Other letters or signs for some of the keys, such as `{ done: 'D', later: false }`. False leaves one out. The keys are: `next` (J) and
 * `previous` (K) message, `done` (E: archives, or where there is no archive marks as read and goes on), `remove` (#, beside Delete), `later` (H:
 * opens the times until which it can be put off), `read` (U: marks as read, or as unread), `mute` (M, where an action with that id is
 * offered), `select` (X), `tabs` (G, and then the number of a tab), `search` (/) and `sheet` (?: shows all keys).
 */
export type KeysOptions = {
  readonly [Name in
    | 'next'
    | 'previous'
    | 'done'
    | 'remove'
    | 'later'
    | 'read'
    | 'mute'
    | 'select'
    | 'tabs'
    | 'search'
    | 'sheet']?: string | false | undefined;
};

/** One of these keys. */
export type KeyName = keyof KeysOptions;
