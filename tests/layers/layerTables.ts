import type { LayerTable } from './checkLayers.ts';

/** The orders of folders that tests check. To check another tree, add its table here. */
export const layerTables: readonly LayerTable[] = [
  {
    root: 'src/data',
    outside: /\.test\.tsx?$|^(index|forDevtools)\.ts$/,
    layers: [
      ['transport'],
      ['model'],
      ['backends'],
      ['client'],
      ['facts', 'session', 'usage'],
      ['counts', 'organization', 'outbox'],
      ['live', 'messages', 'preferences', 'stored'],
      ['engine', 'quiet'],
    ],
  },
  {
    root: 'src/backends',
    outside: /\.test\.ts$|^index\.ts$/,
    layers: [['wire'], ['lines'], ['rest', 'later'], ['conformance']],
  },
  {
    root: 'src/inbox',
    outside: /\.test\.tsx?$|^index\.ts$|(^|\/)parts\.ts$/,
    layers: [
      ['settings', 'dom', 'frame', 'slots'],
      ['places', 'quiet'],
      ['root'],
      ['lists'],
      ['status', 'menu', 'message-actions', 'undo', 'tabs', 'bell'],
      ['message-item', 'selection', 'preferences', 'touch'],
      ['keys'],
      ['message-list', 'toasts', 'fewer'],
      ['panel', 'attention'],
      ['page', 'popover'],
      ['InboxProvider.tsx', 'InboxPanel.tsx', 'InboxPopover.tsx', 'InboxPreferences.tsx'],
    ],
  },
  {
    root: 'src/devtools',
    outside: /\.test\.tsx?$|^index\.ts$/,
    layers: [
      ['model', 'DevtoolsControls.ts', 'useNow.ts', 'useIsomorphicLayoutEffect.ts'],
      ['watch', 'words.ts', 'platformControls.ts'],
      ['parts'],
      ['tanstack', 'InboxDevtools.tsx'],
    ],
  },
  {
    root: 'src/legacy',
    outside: /\.test\.tsx?$|^index\.ts$/,
    layers: [['model', 'warnOnce.ts'], ['theme'], ['bell', 'provider'], ['panel', 'requests']],
  },
  {
    root: 'demo',
    outside: /\.test\.ts$|^e2e\/|^host\/(src\/|vite\.config\.ts$)/,
    layers: [
      ['server/config.ts', 'server/environment.ts', 'server/objectId.ts', 'server/seedTexts.ts'],
      ['server/database', 'server/http', 'server/seedMessages.ts'],
      ['server/workflows', 'host/happenings.ts'],
      ['server/subscribers.ts', 'server/workflows.ts'],
      ['server/auth', 'server/messages', 'server/preferences'],
      ['server/live'],
      ['server/platformContext.ts'],
      ['server/trigger.ts', 'server/seed.ts'],
      ['server/routes', 'server/inbox', 'server/runPlatform.ts'],
      ['server/platform.ts', 'host/backend.ts'],
      ['server/main.ts', 'server/testPlatform.ts', 'server/testPostgres.ts', 'server/testDatabase.ts'],
      ['server/testProcess.ts', 'server/testInbox.ts'],
    ],
  },
];
