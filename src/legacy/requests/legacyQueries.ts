'use client';

import {
  liveCountOptions,
  organizationOptions,
  preferencesOptions,
  tabCountOptions,
  useCountQuery,
  useGlobalPreferencesQuery,
  useInboxClient,
  useOrganizationQuery,
  usePreferencesQuery,
} from '../../data/index.ts';
import { legacyOrganization } from '../model/legacyOrganization.ts';
import { legacyGlobalPreference, legacyPreference } from '../model/legacyPreference.ts';
import { messagesQuery } from '../model/legacyQuery.ts';
import type {
  ICountData,
  IOrganizationEntity,
  IStoreQuery,
  IUserGlobalPreferenceSettings,
  IUserPreferenceSettings,
} from '../model/messageTypes.ts';
import { useLegacy } from '../provider/LegacyContext.ts';
import type { ILegacyQuery, ILegacyQueryOptions } from './queryTypes.ts';
import { useLegacyQuery } from './useLegacyQuery.ts';

/** The unseen count over all feeds, as `{ count }`. */
export function useUnseenCount(options?: ILegacyQueryOptions<ICountData>): ILegacyQuery<ICountData> {
  return useWholeCount('unseen', useLegacy('useUnseenCount').fetchingStrategy.fetchUnseenCount, options);
}

/** The unread count over all feeds, as `{ count }`. */
export function useUnreadCount(options?: ILegacyQueryOptions<ICountData>): ILegacyQuery<ICountData> {
  return useWholeCount('unread', useLegacy('useUnreadCount').fetchingStrategy.fetchUnreadCount, options);
}

function useWholeCount(
  of: 'unseen' | 'unread',
  isWanted: boolean,
  options: ILegacyQueryOptions<ICountData> = {},
): ILegacyQuery<ICountData> {
  const client = useInboxClient('useUnseenCount');
  const count = useCountQuery({ of, enabled: isWanted && options.enabled !== false });
  return useLegacyQuery(liveCountOptions(client, of).queryKey, count, counted(count.data), options);
}

/** How many messages of a query are unseen, as `{ count }`. */
export function useFeedUnseenCount(
  { query = {} }: { query?: IStoreQuery | undefined },
  options: ILegacyQueryOptions<ICountData> = {},
): ILegacyQuery<ICountData> {
  const client = useInboxClient('useFeedUnseenCount');
  const count = useCountQuery({ of: 'unseen', query: messagesQuery(query), enabled: options.enabled });
  return useLegacyQuery(
    tabCountOptions(client, messagesQuery(query)).queryKey,
    count,
    counted(count.data),
    options,
  );
}

/** The organization that sends the messages. */
export function useFetchOrganization(
  options: ILegacyQueryOptions<IOrganizationEntity> = {},
): ILegacyQuery<IOrganizationEntity> {
  const client = useInboxClient('useFetchOrganization');
  const { fetchOrganization } = useLegacy('useFetchOrganization').fetchingStrategy;
  const organization = useOrganizationQuery({ enabled: fetchOrganization && options.enabled !== false });
  const data = organization.data && legacyOrganization(organization.data);
  return useLegacyQuery(organizationOptions(client).queryKey, organization, data, options);
}

/** The preferences of all workflows. */
export function useFetchUserPreferences(
  options: ILegacyQueryOptions<IUserPreferenceSettings[]> = {},
): ILegacyQuery<IUserPreferenceSettings[]> {
  const client = useInboxClient('useFetchUserPreferences');
  const { fetchUserPreferences } = useLegacy('useFetchUserPreferences').fetchingStrategy;
  const preferences = usePreferencesQuery({ enabled: fetchUserPreferences && options.enabled !== false });
  const data = preferences.data?.map(legacyPreference);
  return useLegacyQuery(preferencesOptions(client, 'template').queryKey, preferences, data, options);
}

/** The global preference, in a list of one. */
export function useFetchUserGlobalPreferences(
  options: ILegacyQueryOptions<IUserGlobalPreferenceSettings[]> = {},
): ILegacyQuery<IUserGlobalPreferenceSettings[]> {
  const client = useInboxClient('useFetchUserGlobalPreferences');
  const { fetchUserGlobalPreferences } = useLegacy('useFetchUserGlobalPreferences').fetchingStrategy;
  const preference = useGlobalPreferencesQuery({
    enabled: fetchUserGlobalPreferences && options.enabled !== false,
  });
  const data = preference.data && [legacyGlobalPreference(preference.data)];
  return useLegacyQuery(preferencesOptions(client, 'global').queryKey, preference, data, options);
}

function counted(count: number | undefined): ICountData | undefined {
  return count === undefined ? undefined : { count };
}
