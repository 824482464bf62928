'use client';

import { type ReactNode, useEffect, useMemo } from 'react';
import { callSafely, type Organization, useOrganization, useSessionState, useSignIn } from '../data/index.ts';
import {
  type CustomLanguage,
  InboxProvider,
  InboxSettingsContext,
  type InboxStore,
  useInboxSettings,
} from '../inbox/index.ts';
import { warnOnce } from './warnOnce.ts';

/** An old store: a part of the feed, and its query. */
export type IStore = InboxStore;

/** The old flags for what is fetched as soon as the session is open. */
export interface IFetchingStrategy {
  /** @default true */
  fetchUnseenCount?: boolean | undefined;
  /** @default true */
  fetchUnreadCount?: boolean | undefined;
  /** @default true */
  fetchOrganization?: boolean | undefined;
  /** @default false */
  fetchNotifications?: boolean | undefined;
  /** @default false */
  fetchUserPreferences?: boolean | undefined;
  /** @default false */
  fetchUserGlobalPreferences?: boolean | undefined;
}

/** The old props of `NovuProvider`. */
export interface INovuProviderProps {
  applicationIdentifier: string | undefined;
  subscriberId?: string | undefined;
  subscriberHash?: string | undefined;
  /** Required, unlike in the old widget: carillon has no default server. */
  backendUrl: string;
  socketUrl?: string | undefined;
  /** @default [{ storeId: 'default_store' }] */
  stores?: readonly IStore[] | undefined;
  /** @default 'en' */
  i18n?: string | CustomLanguage | undefined;
  initialFetchingStrategy?: IFetchingStrategy | undefined;
  onLoad?: ((loaded: { organization: Organization }) => void) | undefined;
  /** Not supported: use `tokens`, `--carillon-…` and `[data-carillon="…"]`. */
  styles?: unknown;
  children?: ReactNode;
}

/** `InboxProvider` with its old name and props. */
export function NovuProvider(props: INovuProviderProps) {
  const { i18n, initialFetchingStrategy = {}, onLoad, styles, subscriberId, children, ...provider } = props;
  if (styles !== undefined) {
    warnOnce('styles', 'Style with CSS: the variables --carillon-… and the attributes data-carillon="…".');
  }
  const { fetchOrganization = true, fetchUnseenCount = true } = initialFetchingStrategy;
  const initialFetching = {
    unseenCount: fetchUnseenCount,
    unreadCount: initialFetchingStrategy.fetchUnreadCount,
    organization: fetchOrganization,
    notifications: initialFetchingStrategy.fetchNotifications,
    userPreferences: initialFetchingStrategy.fetchUserPreferences,
    userGlobalPreferences: initialFetchingStrategy.fetchUserGlobalPreferences,
  };
  return (
    <InboxProvider {...provider} subscriberId={subscriberId} locale={i18n} initialFetching={initialFetching}>
      <SessionAfterLogout />
      {fetchOrganization && onLoad !== undefined && <Loaded onLoad={onLoad} />}
      <HtmlContent>{children}</HtmlContent>
    </InboxProvider>
  );
}

/** The content of old messages is HTML, in each inbox below it. Renders no element. */
function HtmlContent({ children }: { children: ReactNode }) {
  const settings = useInboxSettings('NovuProvider');
  const value = useMemo(() => ({ ...settings, contentFormat: 'html' as const }), [settings]);
  return <InboxSettingsContext.Provider value={value}>{children}</InboxSettingsContext.Provider>;
}

/** After a logout in another tab requests a new session, as the old widget does. Renders nothing. @source docs/protocol.md#message-states */
function SessionAfterLogout() {
  const signedOut = useSessionState() === 'signedOut';
  const signIn = useSignIn();
  useEffect(() => {
    if (signedOut) {
      signIn();
    }
  }, [signedOut, signIn]);
  return null;
}

/** Calls the host back once the organization is loaded. */
function Loaded({ onLoad }: { onLoad: NonNullable<INovuProviderProps['onLoad']> }) {
  const organization = useOrganization().data;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new callback does not mean a new organization
  useEffect(() => {
    if (organization !== undefined) {
      callSafely(() => onLoad({ organization }));
    }
  }, [organization]);
  return null;
}
