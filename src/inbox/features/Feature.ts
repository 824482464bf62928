import type { ReactNode, RefObject } from 'react';
import type {
  Capabilities,
  FailedActionKind,
  FeedRows,
  InboxClient,
  InboxMessage,
  MessageEffect,
  UndoableAction,
} from '../../data/index.ts';
import type { Translator } from '../../locales/index.ts';
import type { MessageAction } from '../settings/messageAction.ts';
import type { Lists } from './Lists.ts';
import type { Questions } from './Questions.ts';

/** What brings features without being asked: messages with a severity or with answers, what the backend can do, and parts that need what lists can do. */
export const readyMadeFeatures = ['severity', 'questions', 'archive', 'snooze', 'lists'] as const;

/**
 * Something that an inbox can do beyond showing its messages: a value for the provider's `features`. Its code is loaded once a list is on
 * screen, or about to be. The shape may change until features from elsewhere have used it.
 */
export interface InboxFeature {
  /** Names it. Of several with one name the last one counts. */
  readonly id: string;
  /** It is left out, and its code is not loaded, where this is not there. @default 'list' */
  readonly need?: 'list' | 'severity' | 'archive' | 'snooze' | undefined;
  /** That it begins with the page, and is begun anew once a list is on screen. */
  readonly begins?: 'page' | undefined;
  /** What holds for a subscriber until the code is there. Returns a function that ends it. */
  before?(client: InboxClient): () => void;
  /** Imports its code. */
  load(): Promise<FeatureCode>;
}

/** The code of a feature. */
export interface FeatureCode {
  /**
   * Begins it for a provider: calls `add` with what it adds to the parts, now and whenever that changes. May return a function that ends it. It
   * is begun anew for another subscriber, and in another language. What lasts for all inboxes of one subscriber is in the client's `service`.
   */
  start(
    context: {
      /** The subscriber's data. */
      readonly client: InboxClient;
      /** The language of the inbox, and its words. */
      readonly translator: Translator;
      /** Whether a list is on screen, or about to be. */
      readonly isListed: boolean;
    },
    add: (additions: FeatureAdditions) => void,
  ): (() => void) | undefined;
}

/** What a feature adds to the parts of an inbox. Functions that draw give elements of the same components each time. */
export interface FeatureAdditions {
  /** More that the reader may do with messages: in the menus of rows, in the bar of several, by letters and by swipes. */
  actions?(context: {
    /** Where the messages of the chosen tab are, or by what it filters them; undefined for the inbox itself. */
    readonly place: 'archived' | 'snoozed' | 'open' | 'answered' | undefined;
    /** What the backend can do. */
    readonly capabilities: Capabilities;
    /** How long an act can be undone, in milliseconds. */
    readonly undoMs: number;
    /** Archives messages, puts them off, brings them back or marks them, with time to undo it. */
    change(ids: readonly string[], effect: Exclude<MessageEffect, string>): void;
  }): readonly MessageAction[];
  /**
   * Which of the rows of a list are on top, in their order, without a heading of their day; the others follow, the newest first. Called
   * whenever rows come or go.
   */
  onTop?(rows: readonly InboxMessage[]): readonly InboxMessage[];
  /** What the row of a message says in small words; null for nothing. */
  rowMarks?(message: InboxMessage): ReactNode;
  /** In the scrolling box of a list, beside its rows. */
  inList?(list: {
    /** Its scrolling element. */
    readonly list: RefObject<HTMLElement | null>;
    /** The messages that a row means, by its `data-entry`: of a closed group all. */
    readonly meant: RefObject<((entry: string) => readonly InboxMessage[]) | null>;
    /** Its messages, as `useMessages` has them. */
    readonly feed: {
      readonly data: FeedRows | undefined;
      readonly isPaused: boolean;
      refetch(options?: { readonly cancelRefetch?: boolean }): Promise<unknown>;
    };
  }): ReactNode;
  /** After a list. */
  besideList?(list: Parameters<NonNullable<FeatureAdditions['inList']>>[0]): ReactNode;
  /** Beside a bell, or whatever stands for it, of each inbox. */
  besideInbox?(inbox: {
    /** Its bell, where it has one. */
    readonly bellRef: RefObject<HTMLElement | null>;
    /** Has a screen reader say something. Returns a function that takes it back. */
    announce(words: string): () => void;
  }): ReactNode;
  /** In the menu of a panel. */
  panelMenu?(inbox: Parameters<NonNullable<FeatureAdditions['besideInbox']>>[0]): ReactNode;
  /** On top of the preferences. */
  preferences?(): ReactNode;
  /** The words for something that the reader has done; undefined for what others have words for. */
  done?(change: {
    /** What it was. */
    readonly kind: FailedActionKind;
    /** With how many messages. */
    readonly count: number;
    /** What it did with them, where that is known. */
    readonly effect: UndoableAction['effect'] | undefined;
  }): string | undefined;
  /** The names of such commands. */
  readonly commandNames?: Readonly<Record<string, string>>;
  /** How tabs look whose messages are archived, put off, open or answered: their names, and what they show without messages. */
  readonly places?: {
    readonly [Where in 'archived' | 'snoozed' | 'open' | 'answered']?: {
      /** The name of the tab. */
      readonly tab: string;
      /** What it shows without messages. */
      readonly title: string;
      /** A picture above that. */
      readonly icon: ReactNode;
    };
  };
}

/** The features that are there without being asked, where what they are called by is there. */
export type ReadyMadeFeature = (typeof readyMadeFeatures)[number];

/** What a package of features gives its provider. */
export interface ReadyMade {
  /** Import the features that are there without being asked: what lists can do, and the others. */
  readonly readyMade: readonly [
    others: () => Promise<Readonly<Record<Exclude<ReadyMadeFeature, 'lists' | 'questions'>, FeatureCode>>>,
    lists: () => Promise<Readonly<Record<'lists', FeatureCode>>>,
    questions: () => Promise<Readonly<Record<'questions', FeatureCode>>>,
  ];
}

/** What a feature may be there for. */
export type FeatureNeed = NonNullable<InboxFeature['need']> | ReadyMadeFeature;

/** For which tab actions are, and how they change messages. */
export type ActionContext = Parameters<NonNullable<FeatureAdditions['actions']>>[0];

/** Something that the reader has done. */
export type DoneChange = Parameters<NonNullable<FeatureAdditions['done']>>[0];

/** What a feature of carillon's own may add besides. */
export interface OwnAdditions extends FeatureAdditions {
  readonly lists?: Lists | undefined;
  readonly questions?: Questions | undefined;
}

/** What the features of an inbox add, by their names, in the order in which the host has listed them. */
export type Features = readonly (readonly [id: string, additions: OwnAdditions])[];

/** A list on screen. */
export type ListContext = Parameters<NonNullable<FeatureAdditions['inList']>>[0];

/** An inbox on a page. */
export type InboxContext = Parameters<NonNullable<FeatureAdditions['besideInbox']>>[0];
