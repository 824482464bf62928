import { late } from '../../../base/index.ts';
import type { InboxBackend } from '../InboxBackend.ts';
import { createHttpClient } from './httpClient.ts';
import { parseCount } from './parseCount.ts';
import { parseSession } from './parseSession.ts';
import { wholeCountOf } from './wholeCountOf.ts';
import { widgetLine } from './widgetLine.ts';

/** Where a platform of the widget protocol is. */
export interface WidgetBackendOptions {
  /** Base URL of the platform without the version, such as `https://api.example.com`. */
  readonly backendUrl: string;
  /** Base URL of the live socket. Without one the inbox works by calls alone. */
  readonly socketUrl?: string | undefined;
  /** Path of the socket server, when it is not `/socket.io/`. */
  readonly socketPath?: string | undefined;
  /** Uses the platform's newer calls where it has two (9 and 13 of the protocol). @default false */
  readonly newerCalls?: boolean | undefined;
  /** Sends the calls, in place of the `fetch` of the page. */
  readonly fetch?: typeof fetch | undefined;
}

/** A bell needs none of it. */
const loadCalls = late(() => import('./widgetCalls.ts'));

/** The backend of the widget protocol, for which the addresses among the props of `InboxProvider` stand. @source docs/protocol.md */
export function widgetBackend(options: WidgetBackendOptions): InboxBackend {
  const { backendUrl, socketUrl } = options;
  const http = createHttpClient(backendUrl, options.fetch);
  const calls = async () => (await loadCalls()).widgetCalls(http, options.newerCalls);
  return {
    id: backendUrl,
    load: loadCalls,
    line: socketUrl === undefined ? undefined : widgetLine(socketUrl, options.socketPath),
    async openSession({ applicationIdentifier, subscriberId, subscriberHash }, { signal }) {
      const body = { applicationIdentifier, subscriberId, hmacHash: subscriberHash };
      return parseSession(await http('initializeSession', { body, signal }));
    },
    async countMessages(query, limit, call) {
      const name = wholeCountOf(query);
      return name === undefined
        ? (await calls()).countMessages(query, limit, call)
        : parseCount(await http(name, { ...call, query: { limit, ...query.raw } }));
    },
    listMessages: async (...given) => (await calls()).listMessages(...given),
    changeMessages: async (...given) => (await calls()).changeMessages(...given),
    runMessageButton: async (...given) => (await calls()).runMessageButton(...given),
    listPreferences: async (...given) => (await calls()).listPreferences(...given),
    getGlobalPreference: async (...given) => (await calls()).getGlobalPreference(...given),
    changePreference: async (...given) => (await calls()).changePreference(...given),
    getOrganization: async (...given) => (await calls()).getOrganization(...given),
    logUsage: async (...given) => (await calls()).logUsage(...given),
    takesAll: (...given) => loadCalls.chunk?.takesAll(...given) === true,
    moveCursor: (cursor, by) => loadCalls.chunk?.moveCursor(cursor, by),
  };
}
