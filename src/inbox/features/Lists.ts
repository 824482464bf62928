import type { ComponentPropsWithoutRef, ComponentType, ForwardedRef, ReactNode } from 'react';
import type { CountResult, FeedRows, InboxMessage, MessagesQuery } from '../../data/index.ts';
import type { ListWords } from '../../locales/index.ts';
import type { MessageGroup } from './MessageGroup.ts';

/** Gives what messages have in common that are one row; undefined for one that is a row by itself. */
export type GroupKeyOf = (message: InboxMessage) => string | undefined;

/** Whether the newest message of a group replaces the others, as the states of a build do: of every group, or of some by their newest message. */
export type Collapse = 'latest' | ((newest: InboxMessage) => boolean);

/** The groups of a list. */
export interface FeedGroups {
  /** The group that a row is in front of. */
  groupOf(messageId: string): MessageGroup | undefined;
  /** The row in front of the group that a message belongs to, if it is not that itself. */
  frontOf(messageId: string): string | undefined;
  /** Opens or closes the group of a row by an arrow key; false for any other key, and where there is nothing to open or close. */
  press(messageId: string, key: string): boolean;
}

/** Whether a row stands elsewhere than where its time would place it. */
export type IsElsewhere = (messageId: string) => boolean;

/** What is drawn of the rows of a feed. */
export interface Arrangement {
  /** What is drawn, and with the others of closed groups. */
  readonly rows: readonly InboxMessage[];
  readonly listed: readonly InboxMessage[];
  readonly groups?: FeedGroups | undefined;
  /** Whether a row stands elsewhere than where its time would place it: below the one in front of its group, or on top. */
  readonly isElsewhere: IsElsewhere;
  /** Above the rows: what of the inbox they are. */
  readonly above?: ReactNode;
  /** In place of rows where nothing is left. */
  readonly nothing?: { readonly title: string; readonly icon: ReactNode } | undefined;
  /** The words of the button for older messages, which are loaded only when it is pressed. */
  readonly older?: string | undefined;
}

/** Props of `Lists.Arranged`. */
export interface ArrangedProps extends FeedRows {
  readonly words: ListWords;
  readonly isElsewhere: IsElsewhere;
  readonly hasMore: boolean;
  readonly groupKeyOf: GroupKeyOf | undefined;
  readonly collapse: Collapse | undefined;
  readonly children: (arrangement: Arrangement) => ReactNode;
}

/** What needs you, groups, search and filters add to the parts of an inbox, in a chunk of its own with words of its own. */
export interface Lists {
  readonly words: ListWords;
  /** Arranges the rows of a feed. */
  readonly Arranged: ComponentType<ArrangedProps>;
  readonly Search: ComponentType<SearchBoxProps>;
  readonly Filters: ComponentType<FilterChipsProps>;
  /** Both above a ready-made list, and the button of its header that opens them. */
  readonly Tools: ComponentType<ListToolsProps>;
  readonly ToolsButton: ComponentType<{ readonly words: ListWords }>;
  /** Tells how many messages of a query wait for an answer. Renders nothing. */
  readonly OpenCounter: ComponentType<OpenCounterProps>;
}

/** Props of `Lists.Search`: those of a `<div>`. */
export interface SearchBoxProps extends ComponentPropsWithoutRef<'div'> {
  readonly partRef?: ForwardedRef<HTMLDivElement>;
  readonly words: ListWords;
}

/** Props of `Lists.Filters`: those of a `<div>`. */
export interface FilterChipsProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  readonly partRef?: ForwardedRef<HTMLDivElement>;
  readonly words: ListWords;
  /** The kinds that can be chosen, and their names. */
  readonly kinds?: Readonly<Record<string, string>> | undefined;
  /** Whether a tab shows what needs the reader, which is no filter then. */
  readonly hasOpenTab?: boolean | undefined;
}

/** Props of `Lists.Tools`. */
export interface ListToolsProps {
  readonly words: ListWords;
  /** Whether there is a field that searches. */
  readonly search?: boolean | undefined;
  /** Whether there are filters, and of which kinds. */
  readonly filters?: boolean | Pick<FilterChipsProps, 'kinds'> | undefined;
  /** Whether they are there without a button that opens them, as below a header of the host's. */
  readonly isAlwaysShown?: boolean | undefined;
}

/** Props of `Lists.OpenCounter`. */
export interface OpenCounterProps {
  readonly query: MessagesQuery | undefined;
  onCount(count: Pick<CountResult, 'data' | 'isAtLeast'>): void;
}
