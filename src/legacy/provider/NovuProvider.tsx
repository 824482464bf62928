'use client';

import { type PropsWithChildren, type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { callSafely } from '../../base/index.ts';
import { useOrganization, useSessionState, useSignIn } from '../../data/index.ts';
import { InboxProvider } from '../../features/index.ts';
import { InboxSettingsContext, type InboxTab, useInboxSettings } from '../../inbox/index.ts';
import { legacyOrganization } from '../model/legacyOrganization.ts';
import { messagesQuery } from '../model/legacyQuery.ts';
import type { IOrganizationEntity, IStoreQuery } from '../model/messageTypes.ts';
import type { INotificationCenterStyles } from '../theme/styleTypes.ts';
import { warnOnce } from '../warnOnce.ts';
import type { IFetchingStrategy, IStore } from './contextTypes.ts';
import { LegacyContext, type LegacyState } from './LegacyContext.ts';
import type { I18NLanguage, ITranslationEntry } from './translations.ts';

/** The old props of `NovuProvider`. */
export interface INovuProviderProps extends PropsWithChildren {
  applicationIdentifier: string | undefined;
  subscriberId?: string | undefined;
  subscriberHash?: string | undefined;
  /** Without it nothing is requested, unlike in the old widget: carillon has no default server. */
  backendUrl?: string | undefined;
  /** Without it news is asked for every 30 seconds. */
  socketUrl?: string | undefined;
  /** @default [{ storeId: 'default_store' }] */
  stores?: IStore[] | undefined;
  /** @default 'en' */
  i18n?: I18NLanguage | ITranslationEntry | undefined;
  initialFetchingStrategy?: Partial<IFetchingStrategy> | undefined;
  onLoad?: ((data: { organization: IOrganizationEntity }) => void) | undefined;
  /** Not supported: use `tokens`, `--carillon-…` and `[data-carillon="…"]`. */
  styles?: INotificationCenterStyles | undefined;
}

const defaultStores: IStore[] = [{ storeId: 'default_store' }];
const noQuery: IStoreQuery = {};
const nothing = () => {};

/** `InboxProvider` with its old name and props. */
export function NovuProvider(props: INovuProviderProps) {
  const { i18n, initialFetchingStrategy, onLoad, styles, children, ...identity } = props;
  const { subscriberId, backendUrl, stores = defaultStores, ...provider } = identity;
  if (styles !== undefined) {
    warnOnce('styles', 'Style with CSS: the variables --carillon-… and the attributes data-carillon="…".');
  }
  if (backendUrl === undefined) {
    warnOnce('NovuProvider without backendUrl', 'Give the address of your platform: there is no default.');
  }
  const state = useLegacyState(stores, initialFetchingStrategy, onLoad);
  const tabs = useMemo(() => stores.map(toTab), [stores]);
  const { fetchingStrategy } = state;
  const initialFetching = {
    unseenCount: fetchingStrategy.fetchUnseenCount,
    unreadCount: fetchingStrategy.fetchUnreadCount,
    organization: fetchingStrategy.fetchOrganization,
    // Only from the start: a panel that turns it on later fetches the open store by itself.
    notifications: initialFetchingStrategy?.fetchNotifications,
    userPreferences: fetchingStrategy.fetchUserPreferences,
    userGlobalPreferences: fetchingStrategy.fetchUserGlobalPreferences,
  };
  return (
    <InboxProvider
      {...provider}
      subscriberId={subscriberId}
      backendUrl={backendUrl ?? ''}
      enabled={backendUrl !== undefined}
      tabs={tabs}
      locale={i18n}
      initialFetching={initialFetching}
    >
      <LegacyContext.Provider value={state}>
        <SessionAfterLogout />
        {fetchingStrategy.fetchOrganization && onLoad !== undefined && <Loaded onLoad={onLoad} />}
        <HtmlContent>{children}</HtmlContent>
      </LegacyContext.Provider>
    </InboxProvider>
  );
}

function toTab({ storeId, query, ...others }: IStore): InboxTab {
  return { ...others, tabId: storeId, ...(query && { query: messagesQuery(query) }) };
}

/** The open store and the fetching strategy. They stay when the subscriber changes, as in the old widget. */
function useLegacyState(
  stores: IStore[],
  initialStrategy: Partial<IFetchingStrategy> | undefined,
  onLoad: INovuProviderProps['onLoad'],
): LegacyState {
  const [openId, setStore] = useState<string>();
  const [fetchingStrategy, setStrategy] = useState<IFetchingStrategy>(() => ({
    fetchUnseenCount: true,
    fetchUnreadCount: true,
    fetchOrganization: true,
    fetchNotifications: false,
    fetchUserPreferences: false,
    fetchUserGlobalPreferences: false,
    ...initialStrategy,
  }));
  const setFetchingStrategy = useCallback(
    (changes: Partial<IFetchingStrategy>) => setStrategy((old) => ({ ...old, ...changes })),
    [],
  );
  return useMemo(() => {
    const storeId = openId ?? stores[0]?.storeId ?? 'default_store';
    return {
      storeId,
      stores,
      storeQuery: stores.find((store) => store.storeId === storeId)?.query ?? noQuery,
      setStore,
      fetchingStrategy,
      setFetchingStrategy,
      onLoad: onLoad ?? nothing,
    };
  }, [openId, stores, fetchingStrategy, setFetchingStrategy, onLoad]);
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
      callSafely(() => onLoad({ organization: legacyOrganization(organization) }));
    }
  }, [organization]);
  return null;
}
