'use client';

import {
  type MessagesQuery,
  useCount,
  useGlobalPreferences,
  useMessages,
  useOrganization,
  usePreferences,
} from '../data/index.ts';
import { legacyMessage } from './legacyMessage.ts';

/** The supported options of the old queries. Other options of the query library are ignored. */
export interface ILegacyQueryOptions {
  /** False fetches nothing. @default true */
  enabled?: boolean | undefined;
}

/** The feed of a query in the old form with pages: always one page, with every loaded message. */
export function useFetchNotifications(
  { query = {} }: { query?: MessagesQuery | undefined } = {},
  options?: ILegacyQueryOptions,
) {
  const feed = useMessages(query, options);
  const page = feed.data && { data: feed.data.messages.map(legacyMessage), hasMore: feed.hasNextPage };
  return { ...feed, data: page && { pages: [page] } };
}

/** The unseen count over all feeds, as `{ count }`. */
export function useUnseenCount(options?: ILegacyQueryOptions) {
  return counted(useCount({ ...options, of: 'unseen' }));
}

/** The unread count over all feeds, as `{ count }`. */
export function useUnreadCount(options?: ILegacyQueryOptions) {
  return counted(useCount(options));
}

/** How many messages of a query are unseen, as `{ count }`. */
export function useFeedUnseenCount({ query = {} }: { query?: MessagesQuery | undefined } = {}) {
  return counted(useCount({ of: 'unseen', query }));
}

/** The organization that sends the messages. */
export function useFetchOrganization(options?: ILegacyQueryOptions) {
  return useOrganization(options);
}

/** The preferences of all workflows. */
export function useFetchUserPreferences(options?: ILegacyQueryOptions) {
  return usePreferences(options);
}

/** The global preference, in a list of one. */
export function useFetchUserGlobalPreferences(options?: ILegacyQueryOptions) {
  const preference = useGlobalPreferences(options);
  return { ...preference, data: preference.data && [preference.data] };
}

function counted<Query extends { readonly data: number | undefined }>(query: Query) {
  return { ...query, data: query.data === undefined ? undefined : { count: query.data } };
}
