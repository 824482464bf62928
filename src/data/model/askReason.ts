import type { NewChange } from './change.ts';

/** What the line has told, as far as it is a reason to ask. */
export interface ToldByLine {
  readonly messages: readonly unknown[];
  readonly changes: number;
  readonly unreadCount?: number | undefined;
  readonly unseenCount?: number | undefined;
  readonly mayHaveMissed: boolean;
  readonly isPoll?: boolean | undefined;
}

/**
 * Why something is asked again, for developer tools: a change of the reader that was confirmed or has failed, what the line told, or
 * - `arrived`: nobody can tell whether a new message belongs to a tab, or is counted already;
 * - `unsure`: the answer came while a change was on its way;
 * - `doubted`: a newer row contradicts a change that is laid over it;
 * - `paged`: the server may have changed less of a next page than the screen shows;
 * - `opened`: the line opened after it had been asked;
 * - `stored`: it was shown from a page that had been stored.
 */
export type AskReason =
  | NewChange
  | ToldByLine
  | 'arrived'
  | 'unsure'
  | 'doubted'
  | 'paged'
  | 'opened'
  | 'stored';
