'use client';

import { useMemo } from 'react';
import {
  callSafely,
  InboxDataProvider,
  type InboxDataProviderProps,
  type InboxMessage,
  type MessageButton,
} from '../data/index.ts';
import type { Direction, Strings } from '../locales/index.ts';
import type { ThemeName } from '../primitives/index.ts';
import {
  type InboxSettings,
  InboxSettingsContext,
  type InboxStore,
} from './settings/InboxSettingsContext.ts';
import { type CustomLanguage, useTranslator } from './settings/useTranslator.ts';

/** Props of `InboxProvider`. */
export interface InboxProviderProps extends InboxDataProviderProps {
  /** The parts of the feed, a tab each; the first is open at the start. @default [{ storeId: 'default_store' }] */
  stores?: readonly InboxStore[] | undefined;
  /** A language code, or a language of your own. @default 'en' */
  locale?: string | CustomLanguage | undefined;
  /** Your own wording for some strings. */
  translations?: Partial<Strings> | undefined;
  /** @default the language's direction */
  dir?: Direction | undefined;
  /** @default 'system' */
  theme?: ThemeName | undefined;
  /** Follows a message's link, such as your router's `push`. By default the browser follows it. */
  navigate?: ((url: string) => void) | undefined;
  /** Where popovers are put. @default document.body */
  container?: HTMLElement | null | undefined;
  onMessageClick?: ((message: InboxMessage) => void) | undefined;
  /** One of the sender's buttons was pressed. */
  onMessageButton?: ((message: InboxMessage, type: MessageButton['type']) => void) | undefined;
}

const defaultStores: readonly InboxStore[] = [{ storeId: 'default_store' }];

/** Gives the parts below it a subscriber, words and a theme. Renders nothing of its own. */
export function InboxProvider(props: InboxProviderProps) {
  const {
    stores = defaultStores,
    locale = 'en',
    translations,
    dir,
    theme = 'system',
    navigate,
    container,
    onMessageClick,
    onMessageButton,
    children,
    ...data
  } = props;
  const translator = useTranslator(locale, translations, dir);
  const settings = useMemo<InboxSettings>(
    () => ({
      translator,
      theme,
      stores,
      container,
      navigate: safely(navigate),
      onMessageClick: safely(onMessageClick),
      onMessageButton: safely(onMessageButton),
    }),
    [translator, theme, stores, container, navigate, onMessageClick, onMessageButton],
  );
  return (
    <InboxDataProvider {...data}>
      <InboxSettingsContext.Provider value={settings}>{children}</InboxSettingsContext.Provider>
    </InboxDataProvider>
  );
}

/** A callback of the host's that cannot break the part that calls it. */
function safely<Parameters extends readonly unknown[]>(
  hostCode: ((...all: Parameters) => void) | undefined,
): ((...all: Parameters) => void) | undefined {
  return hostCode && ((...all) => callSafely(() => hostCode(...all)));
}
