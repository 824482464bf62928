import { late } from '../../../base/index.ts';
import type { InboxBackend } from '../InboxBackend.ts';
import { bellEndpoints } from './bellEndpoints.ts';
import { createHttpClient } from './httpClient.ts';
import { parseCount } from './parseCount.ts';
import { parseSession } from './parseSession.ts';
import { wholeCountOf } from './wholeCountOf.ts';
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
      buttons: true,
      preferences: true,
      globalPreference: true,
      organization: true,
    },
    openSession: async ({ subscriberHash: hmacHash, ...reader }, { signal }) =>
      parseSession(await http(bellEndpoints.initializeSession, { body: { ...reader, hmacHash }, signal })),
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
  'runMessageButton',
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
