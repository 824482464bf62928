import { late } from '../../../base/index.ts';
import type { MessagesQuery } from '../../model/messagesQuery.ts';
import type { InboxBackend } from '../InboxBackend.ts';
import { parseCount, parseSession } from './bellAnswers.ts';
import { bellEndpoints } from './bellEndpoints.ts';
import { createHttpClient } from './httpClient.ts';
import type { WidgetBackendOptions } from './widgetBackendOptions.ts';
import type { WidgetCalls } from './widgetCalls.ts';

/** A bell needs none of it. */
const loadCalls = late(() => import('./widgetCalls.ts'));

/** The calls of the widget protocol, without its line. @source docs/protocol.md */
export function widgetApi(options: WidgetBackendOptions): InboxBackend {
  const http = createHttpClient(options);
  const calls = lateCalls(async () => (await loadCalls()).widgetCalls(options));
  return {
    ...calls,
    id: options.backendUrl,
    capabilities: {
      read: 'feeds',
      unread: true,
      seen: true,
      remove: 'feeds',
      archive: false,
      snooze: false,
      answers: true,
      preferences: true,
      globalPreference: true,
      organization: true,
    },
    storesToken: true,
    async openSession({ subscriberHash: hmacHash, ...reader }, call) {
      // Beside the session, so that a first page does not wait for it.
      loadCalls().catch(() => {});
      const answer = await http(bellEndpoints.initializeSession, { ...call, body: { ...reader, hmacHash } });
      return parseSession(answer, reader.subscriberId);
    },
    async countMessages(query, limit, call) {
      const name = wholeCountOf(query);
      return name === undefined
        ? calls.countMessages(query, limit, call)
        : parseCount(await http(bellEndpoints[name], { ...call, query: { limit, ...query.raw } }));
    },
    moveCursor: (cursor, by) => loadCalls.chunk?.moveCursor(cursor, by),
  };
}

const lateNames = [
  'countMessages',
  'listMessages',
  'changeMessages',
  'answerMessage',
  'listPreferences',
  'getGlobalPreference',
  'changePreference',
  'getOrganization',
  'logUsage',
] as const satisfies readonly (keyof WidgetCalls)[];

/** Calls whose code is loaded when the first of them is made. */
function lateCalls(load: () => Promise<WidgetCalls>): WidgetCalls {
  const call =
    (name: keyof WidgetCalls) =>
    async (...given: never[]) =>
      ((await load())[name] as (...all: never[]) => unknown)(...given);
  return Object.fromEntries(lateNames.map((name) => [name, call(name)])) as unknown as WidgetCalls;
}

/** The call that counts a query of the whole inbox; undefined where the query has other filters. @source docs/protocol.md#calls, calls 3 and 4 */
function wholeCountOf({ read, seen, feed, data }: MessagesQuery): 'unreadCount' | 'unseenCount' | undefined {
  if (feed !== undefined || data !== undefined) {
    return undefined;
  }
  return read === false && seen === undefined
    ? 'unreadCount'
    : seen === false && read === undefined
      ? 'unseenCount'
      : undefined;
}
