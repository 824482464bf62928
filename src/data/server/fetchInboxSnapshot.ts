import { parseCount } from '../counts/parseCount.ts';
import { parseFeedPage } from '../messages/parseFeedPage.ts';
import { countLimit } from '../model/countLimit.ts';
import { feedQuery, type MessagesQuery, normalizeQuery } from '../model/messagesQuery.ts';
import { parseSession } from '../model/session.ts';
import type { CountKind } from '../model/shownCount.ts';
import { parseOrganization } from '../organization/parseOrganization.ts';
import { type InboxSnapshot, snapshotVersion } from '../snapshot/InboxSnapshot.ts';
import type { EndpointName } from '../transport/endpoints.ts';
import { createHttpClient } from '../transport/httpClient.ts';
import { InboxError } from '../transport/InboxError.ts';
import type { Query } from '../transport/queryString.ts';

/** What `fetchInboxSnapshot` fetches, and for whom. */
export interface InboxSnapshotRequest {
  /** Identifier of the application's environment on the platform, as the provider has it. */
  readonly applicationIdentifier: string;
  /** The host's id of the subscriber, as the provider has it. */
  readonly subscriberId: string;
  /** Hex HMAC-SHA256 of the subscriber id, keyed with the application's secret. It is sent to the platform and is not in the result. */
  readonly subscriberHash?: string | undefined;
  /** Base URL of the platform without the version, exactly as the provider has it. */
  readonly backendUrl: string;
  /** The counts of the whole inbox; a bell shows `unread`. @default ['unread'] */
  readonly counts?: readonly CountKind[] | undefined;
  /** The feeds whose first page is fetched, such as those of the tabs; `[]` for a bell alone. @default [{}] (the whole inbox) */
  readonly feeds?: readonly MessagesQuery[] | undefined;
  /** Whether the organization is fetched, with its branding. @default false */
  readonly organization?: boolean | undefined;
  /** Gives up, such as `AbortSignal.timeout(1_000)`: a page should not wait 30 seconds for its inbox. */
  readonly signal?: AbortSignal | undefined;
  /** Sends the calls, such as by an address that only the server knows. @default the global `fetch` */
  readonly fetch?: typeof fetch | undefined;
}

/**
 * Fetches what an inbox shows first, on the host's server: opens a session and fetches counts, first pages and, if wanted, the
 * organization at the same time. Nothing is retried or cached. Give the result to the provider as `initialState`; it is plain JSON
 * without token and hash. Fails with an `InboxError`.
 */
export async function fetchInboxSnapshot(request: InboxSnapshotRequest): Promise<InboxSnapshot> {
  const { applicationIdentifier, subscriberId, subscriberHash = null, backendUrl, signal } = request;
  const { counts = ['unread'], feeds = [{}], organization = false, fetch: send } = request;
  if (!applicationIdentifier || !subscriberId) {
    throw new InboxError({
      code: 'invalid_request',
      status: 0,
      reason: `fetchInboxSnapshot needs ${applicationIdentifier ? 'a subscriberId' : 'an applicationIdentifier'}; nothing was sent.`,
      retryable: false,
    });
  }
  const http = createHttpClient(backendUrl, send);
  const body = { applicationIdentifier, subscriberId, hmacHash: subscriberHash };
  const { token } = parseSession(await http('initializeSession', { body, signal }));
  const end = new AbortController();
  const call = (name: EndpointName, query?: Query) => http(name, { query, token, signal }, end.signal);

  async function countOf(kind: CountKind) {
    return [kind, parseCount(await call(`${kind}Count`, { limit: countLimit }))] as const;
  }

  async function feedOf(query: MessagesQuery) {
    const normalized = normalizeQuery(query);
    const answer = await call('messagesFeed', feedQuery(normalized, 0));
    const { size: _size, ...page } = parseFeedPage(answer, () => {});
    return { query: normalized, ...page };
  }

  try {
    const [fetchedCounts, fetchedFeeds, fetchedOrganization] = await Promise.all([
      Promise.all(counts.map(countOf)),
      Promise.all(feeds.map(feedOf)),
      organization ? call('organization').then(parseOrganization) : undefined,
    ]);
    const snapshot: InboxSnapshot = {
      version: snapshotVersion,
      savedAtMs: Date.now(),
      applicationIdentifier,
      subscriberId,
      backendUrl,
      organization: fetchedOrganization,
      counts: Object.fromEntries(fetchedCounts),
      feeds: fetchedFeeds,
    };
    // Without members that are undefined: some frameworks refuse to send them.
    return JSON.parse(JSON.stringify(snapshot));
  } finally {
    // After a failure nobody waits for the other calls.
    end.abort();
  }
}
