import { createStore, type Store } from '../../base/index.ts';

/** What the reader of an inbox sees, as plain data. */
export interface InboxView {
  /** The open tab. */
  readonly tabId: string;
  /** Whether only unread messages are listed. */
  readonly unread: boolean;
  /** Words to search for. */
  readonly search: string;
  /** Whether only messages are listed that wait for an answer. */
  readonly open: boolean;
  /** The kinds of messages that are listed; none means all. */
  readonly kinds: readonly string[];
  /** The keys of the groups that are open. */
  readonly openGroups: readonly string[];
}

/** What the reader has chosen to see of the open tab, beside "unread only". */
export type ListView = Omit<InboxView, 'tabId' | 'unread'>;

const everything: ListView = { search: '', open: false, kinds: [], openGroups: [] };

/** Makes the view of one root. Get it with `root.service(createListView)`. */
export function createListView(): Store<ListView> {
  return createStore(everything);
}

/** Whether a view leaves messages out. */
export function isNarrowed({ search, open, kinds }: ListView): boolean {
  return search.trim() !== '' || open || kinds.length > 0;
}
