import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { themeKeys } from '../src/legacy/legacyTheme.ts';

/** The public names of the legacy widget 2.0.0, and the heading in the guide that maps them. */
const legacyNames = {
  Components: `NovuProvider PopoverNotificationCenter NotificationCenter NotificationBell SubscriberPreference ActionContainer
    NovuThemeProvider NotificationCenterComponent NotificationCenterContentComponent NotificationCenterWebComponent
    NotificationCenterContentWebComponent`,
  'Props of the provider': `applicationIdentifier subscriberId subscriberHash backendUrl socketUrl stores i18n styles
    initialFetchingStrategy onLoad`,
  'Props of the panel and the popover': `children colorScheme theme position offset tabs header footer emptyState listItem
    actionsResultBlock showUserPreferences allowedNotificationActions preferenceFilter onNotificationClick onUrlChange
    onUnseenCountChanged onActionClick onTabClick`,
  Hooks: `useNotifications useFetchNotifications useUnseenCount useUnreadCount useFeedUnseenCount useFetchOrganization
    useFetchUserPreferences useFetchUserGlobalPreferences useMarkNotificationsAs useRemoveNotification useRemoveNotifications
    useRemoveAllNotifications useUpdateAction useUpdateUserPreferences useUpdateUserGlobalPreferences useSocket useNovuContext
    useNovuTheme useNotificationCenter useTranslations`,
  'Other names': `ChannelTypeEnum ChannelCTATypeEnum MessageActionStatusEnum ButtonTypeEnum ActorTypeEnum ScreensEnum
    TRANSLATIONS colors getDefaultTheme getDefaultBellColors getStyleByPath`,
};

/** Members of `useNotifications`. */
const feedMembers = `notifications unseenCount unreadCount hasNextPage isLoading isFetching isFetchingNextPage fetchNextPage refetch
  setStore storeId stores storeQuery markNotificationAsRead markNotificationAsUnRead markNotificationAsSeen
  markFetchedNotificationsAsRead markFetchedNotificationsAsSeen markAllNotificationsAsRead markAllNotificationsAsSeen removeMessage
  removeMessages removeAllMessages`;

const read = (file: string) => readFile(file, 'utf8');
const words = (text: string) => text.split(/\s+/);

/** The rows of a table of the guide: the old name, and its replacement. */
async function tableOf(heading: string): Promise<Map<string, string>> {
  const section =
    (await read('docs/guides/moving.md')).split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  return new Map(
    [...section.matchAll(/^\| `([^`]+)` +\| (.+?) +\|$/gm)].map(([, name = '', ours = '']) => [name, ours]),
  );
}

/** The names that `carillon/legacy` exports as values. */
async function exportedValues(): Promise<string[]> {
  const code = await read('src/legacy/index.ts');
  return [...code.matchAll(/^export (type )?\{([^}]*)\}/gm)].flatMap(([, onlyTypes, list = '']) =>
    onlyTypes === undefined
      ? list
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name !== '' && !name.startsWith('type '))
      : [],
  );
}

describe.each(Object.entries(legacyNames))('%s', (heading, names) => {
  test('are all mapped by the guide, and no other name is', async () => {
    expect([...(await tableOf(heading)).keys()].sort()).toEqual(words(names).sort());
  });
});

test('carillon/legacy exports every name that the guide does not list as removed, and no other', async () => {
  const tables = await Promise.all(['Components', 'Hooks', 'Other names'].map(tableOf));
  const kept = tables
    .flatMap((table) => [...table])
    .filter(([, ours]) => !ours.startsWith('not in `carillon/legacy`'))
    .map(([name]) => name);
  expect((await exportedValues()).sort()).toEqual(kept.sort());
});

test.each([
  ['Props of the provider', 'NovuProvider.tsx', /interface INovuProviderProps [\s\S]*?\n\}/],
  ['Props of the panel and the popover', 'panelProps.ts', /[\s\S]*/],
] as const)('%s are all taken', async (heading, file, part) => {
  const [declared = ''] = part.exec(await read(`src/legacy/${file}`)) ?? [];
  const missing = words(legacyNames[heading]).filter(
    (name) => !new RegExp(`^  ${name}\\??:`, 'm').test(declared),
  );
  expect(missing).toEqual([]);
});

test('useNotifications returns every member that it has in the legacy widget', async () => {
  const code = await read('src/legacy/useNotifications.ts');
  const missing = words(feedMembers).filter((name) => !new RegExp(`^    ${name}[,:]`, 'm').test(code));
  expect(missing).toEqual([]);
});

test('the guide names every supported theme key with its token', async () => {
  const guide = (await read('docs/guides/moving.md')).split('\n## Theme keys\n')[1] ?? '';
  for (const [key, token] of Object.entries(themeKeys)) {
    const line = guide.split('\n').find((one) => one.includes(`\`${token}\``)) ?? '';
    const names = [key, key.replace(/\.(un)?read\.timeMark/, '.*.timeMark')];
    expect(names.some((name) => line.includes(`\`${name}\``)) || guide.includes(`\`${key}\``), key).toBe(
      true,
    );
  }
});
