import type { InboxClient, InboxMessage, WorkflowPreference } from '../../data/index.ts';
import type { FewerWords } from '../../locales/index.ts';
import type { FewerStore } from './fewerStore.ts';

/** What the rows of lists need of it. */
export interface FewerContext {
  readonly client: InboxClient;
  readonly store: FewerStore;
  /** The thread of a message; undefined if it has none. A fault of the host's in its function makes it none. */
  threadOf(message: InboxMessage): string | undefined;
}

/** What the rows of a reader's lists share. */
export interface Rows extends FewerContext {
  words: FewerWords;
  /** The ids of the messages whose rows ask whether to keep a kind, by the kinds. */
  readonly asking: Map<string, string>;
  /** Those kinds of which the question was on screen. */
  readonly sighted: Set<string>;
  /** The lists that are on screen, as what announces in them. */
  readonly announcers: Set<(words: string) => void>;
  /** Shows a workflow in the preferences that are opened next. Returns a function that gives it up. */
  show?: (() => () => void) | undefined;
  /** The workflow that a message is of, and what the reader has chosen for it; undefined until the preferences are there. */
  workflowOf(message: InboxMessage): WorkflowPreference | undefined;
  /** The workflow that the row of a message asks about: it is the first of a kind that is new to the reader. */
  newKindOf(message: InboxMessage): WorkflowPreference['workflow'] | undefined;
  /** The reader has answered for these kinds, or has had the question on screen. */
  know(kinds: Iterable<string>): void;
  /** Has the rows drawn again. */
  publish(): void;
}
