'use client';

import { createContext, useContext } from 'react';
import type { InboxMessage, MessageAnswer, MessagesQuery } from '../../data/index.ts';
import type { Translator } from '../../locales/index.ts';
import type { ContentFormat, ThemeName, ThemeTokens } from '../../primitives/index.ts';
import type { Features, InboxFeature } from '../features/Feature.ts';
import type { MessageActions } from './messageAction.ts';

/** A tab of the inbox: a name for a part of the feed. */
export interface InboxTab {
  /** Names the tab, for `tabId` and `onTabChange`. */
  readonly tabId: string;
  /** The words of its tab. @default the panel's title for the first tab, the reader's words for archived, snoozed and decided ones, else its `tabId` */
  readonly label?: string | undefined;
  /** Which messages it holds. @default all */
  readonly query?: MessagesQuery | undefined;
  /**
   * Which of its messages are counted. By default the unread ones, so that bell, title and tab say one number, and a tab of unread
   * messages counts what it shows. @default 'unread'
   */
  readonly count?: 'unread' | 'unseen' | undefined;
  /**
   * Leaves out of its loaded messages what does not wait for the reader's answer, and counts what does (`open`); or what was not answered
   * (`answered`), which a backend that can is asked to leave out. @default none
   */
  readonly filter?: 'open' | 'answered' | undefined;
}

/** The tab of archived messages, where the backend can archive: for the provider's `tabs`. */
export const archivedTab: InboxTab = { tabId: 'archived', query: { archived: true } };

/** The tab of messages that are put off, where the backend can do that: for the provider's `tabs`. */
export const snoozedTab: InboxTab = { tabId: 'snoozed', query: { snoozed: true } };

/** The tab of messages that wait for the reader's answer, for the provider's `tabs`: reading does not take one out of it, answering does. */
export const needsYouTab: InboxTab = { tabId: 'needs-you', filter: 'open' };

/** The tab of messages that were answered, for the provider's `tabs`: of all where the backend lists them, else of those that are loaded. */
export const decidedTab: InboxTab = { tabId: 'decided', filter: 'answered' };

/** Whether the inbox announces to screen readers, or passes the words to a function of the host. */
export type Announcements = 'on' | 'off' | ((words: string) => void);

/** Whether several messages that wait for an answer may be answered at once by a sender's button that they have in common. */
export type CanAnswerTogether = (messages: readonly InboxMessage[], button: MessageAnswer) => boolean;

/** The props of the provider and of the screen with their defaults, for every part below. The host's callbacks in it never throw. */
export interface InboxSettings {
  readonly translator: Translator;
  readonly theme: ThemeName;
  readonly tokens?: ThemeTokens | undefined;
  readonly tabs: readonly InboxTab[];
  /** How long a removal or an action on several messages can be undone, in milliseconds. */
  readonly undoMs: number;
  readonly contentFormat: ContentFormat;
  readonly announcements: Announcements;
  /** Changes what readers may do with messages. */
  readonly actions?: MessageActions | undefined;
  /** Whether several messages of one kind may be answered at once by a button that they have in common. */
  readonly canAnswerTogether?: CanAnswerTogether | undefined;
  /** What the host wants the inbox to do beyond showing its messages. */
  readonly wanted: readonly InboxFeature[] | undefined;
  /** What these add to the parts, as far as they are needed and loaded. */
  readonly features: Features;
  /** Null where the organization's look is not wanted; its direction is used only where the host gave none. */
  readonly branding: { readonly direction: boolean } | null;
  /** The element that popovers are rendered into. */
  readonly container?: HTMLElement | null | undefined;
  readonly navigate: ((url: string) => void) | undefined;
  /** Where the host's app is on its site, such as `/app`. */
  readonly basePath?: string | undefined;
  /** Whether `navigate` also gets links to other origins. @default false */
  readonly everyLink?: boolean;
  /** Whether the first page waits for the reader to come to the bell, whatever `prepare` says. @default false */
  readonly pageWaits?: boolean;
  readonly onMessageClick: ((message: InboxMessage, event: Event) => void) | undefined;
  readonly onAnswer: ((message: InboxMessage, answer: string) => void) | undefined;
}

/** Carries the settings of the nearest provider. */
export const InboxSettingsContext = createContext<InboxSettings | null>(null);

/** The settings of the nearest provider. Throws an error that names the part and its missing parent. */
export function useInboxSettings(part: string): InboxSettings {
  const settings = useContext(InboxSettingsContext);
  if (settings === null) {
    throw new Error(
      `carillon: \`${part}\` was rendered outside \`InboxProvider\`. ` +
        'Wrap it in <InboxProvider applicationIdentifier subscriberId backendUrl>.',
    );
  }
  return settings;
}
