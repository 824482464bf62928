import { checkCount } from '../backends/checkCount.ts';
import { checkPage } from '../backends/checkPage.ts';
import { checkSession } from '../backends/checkSession.ts';
import type { BackendCall, InboxBackend } from '../backends/InboxBackend.ts';
import { widgetApi } from '../backends/widget/widgetApi.ts';
import { type CountKind, countLimit, flagOf } from '../model/counts.ts';
import { type MessagesQuery, normalizeQuery } from '../model/messagesQuery.ts';
import { InboxError } from '../transport/InboxError.ts';
import { withTimeout } from '../transport/withTimeout.ts';
import { type InboxSnapshot, snapshotVersion } from './InboxSnapshot.ts';

/** What `fetchInboxSnapshot` fetches, and for whom. */
export interface InboxSnapshotRequest {
  /** Identifier of the application's environment on the platform, as the provider has it. Not needed with a `backend` of your own. */
  readonly applicationIdentifier?: string | undefined;
  /** The host's id of the subscriber, as the provider has it. */
  readonly subscriberId: string;
  /** Hex HMAC-SHA256 of the subscriber id, keyed with the application's secret. It is sent to the platform and is not in the result. */
  readonly subscriberHash?: string | undefined;
  /** Base URL of the platform without the version, exactly as the provider has it. */
  readonly backendUrl?: string | undefined;
  /** The backend, if it is none of the widget protocol at `backendUrl`. */
  readonly backend?: InboxBackend | undefined;
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
  const { applicationIdentifier, subscriberId, subscriberHash = null, backendUrl = '', signal } = request;
  const { counts = ['unread'], feeds = [{}], organization = false, fetch } = request;
  const backend = request.backend ?? widgetApi({ backendUrl, fetch });
  const missing = subscriberId ? 'an applicationIdentifier' : 'a subscriberId';
  if (!subscriberId || (!applicationIdentifier && request.backend === undefined)) {
    throw new InboxError({
      kind: 'unidentified',
      reason: `fetchInboxSnapshot needs ${missing}; nothing was sent.`,
    });
  }
  const end = new AbortController();
  const ask = <Answer>(act: (ends: AbortSignal) => Promise<Answer>) =>
    withTimeout('The server', [signal, end.signal], act);
  const reader = { applicationIdentifier, subscriberId, subscriberHash };
  const session = checkSession(
    await ask((ends) => backend.openSession(reader, { signal: ends })),
    subscriberId,
  );
  const { token } = session;
  const capabilities = { ...backend.capabilities, ...session.capabilities };
  const call = <Answer>(act: (given: BackendCall) => Promise<Answer>) =>
    ask((ends) => act({ token, signal: ends, report: () => {}, follow: (request) => request }));

  async function countOf(kind: CountKind) {
    const query = { [flagOf[kind]]: false };
    const count = await call((given) => backend.countMessages(query, countLimit, given));
    return [kind, checkCount(count)] as const;
  }

  async function feedOf(query: MessagesQuery) {
    const normalized = normalizeQuery(query);
    const rows = await call((given) => backend.listMessages(normalized, null, normalized.limit, given));
    return { query: normalized, ...checkPage(rows, () => {}) };
  }

  try {
    const [fetchedCounts, fetchedFeeds, fetchedOrganization] = await Promise.all([
      Promise.all(counts.filter((kind) => kind === 'unread' || capabilities.seen).map(countOf)),
      Promise.all(feeds.map(feedOf)),
      organization && capabilities.organization
        ? call(async (given) => backend.getOrganization?.(given))
        : undefined,
    ]);
    const snapshot: InboxSnapshot = {
      version: snapshotVersion,
      savedAtMs: Date.now(),
      applicationIdentifier,
      subscriberId,
      backendId: backend.id,
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
