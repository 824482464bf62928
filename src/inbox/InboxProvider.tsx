'use client';

import { useMemo, useState } from 'react';
import { callSafely } from '../base/index.ts';
import {
  InboxDataProvider,
  type InboxDataProviderProps,
  type InboxMessage,
  type MessageAnswer,
} from '../data/index.ts';
import type { CatalogueEntry, Direction } from '../locales/index.ts';
import type { Features, InboxFeature, ReadyMade } from './features/Feature.ts';
import { loadBesideBell } from './root/besideBell.ts';
import { useLate } from './root/useLate.ts';
import { type InboxSettings, InboxSettingsContext, type InboxTab } from './settings/InboxSettingsContext.ts';
import type { MessageActions } from './settings/messageAction.ts';
import { type CustomLanguage, useTranslator } from './settings/useTranslator.ts';

/** Props of `InboxProvider`. */
export interface InboxProviderProps extends InboxDataProviderProps {
  /** The parts of the feed, one tab each; the first is open at the start. @default [{ tabId: 'default_store' }] */
  tabs?: readonly InboxTab[] | undefined;
  /** The tag of a language that is there, such as `de`, or of a part of one, such as `de-CH`; or a language of your own. @default 'en' */
  locale?: CatalogueEntry['tag'] | (string & Record<never, never>) | CustomLanguage | undefined;
  /** Your own wording for some strings, those of features among them. */
  translations?: CustomLanguage['translations'] | undefined;
  /** The direction of the layout. @default the language's direction */
  dir?: Direction | undefined;
  /**
   * How screen readers learn what happened, such as "New: Maya Okafor mentioned you" or "Marked as read": `on` announces it by the browser's
   * `ariaNotify` where that can be used, else in a live region of the inbox; `off` not at all; and a function gets the words, at most once
   * a second, for a live region of your own. @default 'on'
   */
  announcements?: 'on' | 'off' | ((words: string) => void) | undefined;
  /**
   * Follows a message's link to a page of your own, such as your router's `push`. By default the browser follows it, and always
   * where it leads to another origin, `mailto:` or `tel:`. An absolute address is passed as its path, with query and fragment, a
   * relative one as it is in the message.
   */
  navigate?: ((url: string) => void) | undefined;
  /**
   * Where your app is on its site, such as `/app`: the `basename` or `basePath` of your router. An address of a message from the root,
   * `/orders/7`, is then that of a page below it, `/app/orders/7`, and `navigate` gets it without the base path. @default the root
   */
  basePath?: string | undefined;
  /** What the inbox can do beyond showing its messages, in the order in which it is added. Keep it outside of render. @default none */
  features?: readonly InboxFeature[] | undefined;
  /**
   * Changes what readers may do with messages, in the menu of a row and in the bar of several: gets the ready-made actions. Keep it
   * outside of render.
   */
  actions?: MessageActions | undefined;
  /**
   * Whether several messages of one kind that wait for an answer may be answered at once by a button that they have in common: in the bar
   * of several, and of a closed group. @default never
   */
  canAnswerTogether?: ((messages: readonly InboxMessage[], button: MessageAnswer) => boolean) | undefined;
  /**
   * The reader opened a message, by its row or by its link. `event.preventDefault()` keeps the page: neither `navigate` nor the browser
   * follows the link, and the message is marked as read all the same. `event.cancelable` is false for a click that opens a new tab.
   */
  onMessageClick?: ((message: InboxMessage, event: Event) => void) | undefined;
  /** The reader has given an answer, by its id, or has followed one that only leads somewhere. */
  onAnswer?: ((message: InboxMessage, answer: string) => void) | undefined;
}

/** What a screen looks like where it does not say. */
const defaultLook = {
  theme: 'system',
  undoMs: 5_000,
  contentFormat: 'markdown',
} satisfies Partial<InboxSettings>;

const defaultTabs: readonly InboxTab[] = [{ tabId: 'default_store' }];

/** Gives the parts below it a subscriber and words. Renders nothing of its own. */
export function InboxProvider(props: InboxProviderProps & ReadyMade) {
  const {
    tabs = defaultTabs,
    locale,
    translations,
    dir,
    announcements = 'on',
    features,
    readyMade,
    actions,
    canAnswerTogether,
    navigate,
    basePath,
    onMessageClick,
    onAnswer,
    initialFetching,
    children,
    ...data
  } = props;
  const translator = useTranslator(locale ?? 'en', translations, dir);
  const undirected = locale === undefined && dir === undefined;
  const [added, setAdded] = useState<Features>([]);
  const beside = useLate(loadBesideBell);
  const settings = useMemo<InboxSettings>(
    () => ({
      ...defaultLook,
      translator,
      tabs,
      branding: { direction: undirected },
      announcements,
      wanted: features,
      features: added,
      actions,
      canAnswerTogether,
      navigate: safely(navigate),
      basePath,
      onMessageClick: safely(onMessageClick),
      onAnswer: safely(onAnswer),
    }),
    [
      translator,
      tabs,
      undirected,
      announcements,
      features,
      added,
      actions,
      canAnswerTogether,
      navigate,
      basePath,
      onMessageClick,
      onAnswer,
    ],
  );
  return (
    <InboxDataProvider
      {...data}
      initialFetching={
        // The feed that the first tab shows: another one would be fetched in vain.
        initialFetching?.notifications === true
          ? { ...initialFetching, notifications: tabs[0]?.query ?? true }
          : initialFetching
      }
    >
      <InboxSettingsContext.Provider value={settings}>
        {children}
        {beside && <beside.FeatureHost readyMade={readyMade} onFeatures={setAdded} />}
      </InboxSettingsContext.Provider>
    </InboxDataProvider>
  );
}

/** Wraps a host's callback so that an error in it does not break the part that calls it. */
function safely<Parameters extends readonly unknown[]>(
  hostCode: ((...all: Parameters) => void) | undefined,
): ((...all: Parameters) => void) | undefined {
  return hostCode && ((...all) => callSafely(() => hostCode(...all)));
}
