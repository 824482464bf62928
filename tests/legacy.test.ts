import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { themeKeys } from '../src/legacy/theme/themeKeys.ts';

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

/** What the published declarations of 2.0.0 have, as `npm run names` in `bench/moving` reads it from them. */
async function oldNames() {
  const { values, types, props, members }: Record<string, unknown> = JSON.parse(
    await read('tests/legacy/names.json'),
  );
  const dotted = (all: unknown, link: string) =>
    Object.entries(all ?? {}).flatMap(([name, own]: [string, string[]]) =>
      own.map((one) => name + link + one),
    );
  return {
    values: [values].flat().map(String),
    types: [types].flat().map(String),
    props: dotted(props, '.'),
    members: dotted(members, '().'),
  };
}

/** The guide's list of everything: each old name, and what it is in `carillon/legacy`. */
async function everything(part: string): Promise<Map<string, string>> {
  const guide = (await read('docs/guides/moving.md')).split('\n## Everything that 2.0.0 has\n')[1] ?? '';
  const list = guide.split(`\n### ${part}\n`)[1]?.split('\n##')[0] ?? '';
  return new Map(
    // An entry may go on in further lines.
    list
      .replace(/\n {2}/g, ' ')
      .split('\n')
      .flatMap((line): [string, string][] => {
        const [, old = '', ours = ''] = /^- ((?:`[^`]+`(?:, )?)+): (.+)$/.exec(line) ?? [];
        return [...old.matchAll(/`([^`]+)`/g)].map(([, name = '']) => [name, ours]);
      }),
  );
}

describe('the list of everything that 2.0.0 has', () => {
  test.each([
    ['Values', 'values'],
    ['Types', 'types'],
    ['Props', 'props'],
    ['Members of the hooks', 'members'],
  ] as const)('names each of its %s, and no other', async (part, kind) => {
    expect([...(await everything(part)).keys()].sort()).toEqual((await oldNames())[kind].sort());
  });

  test('says of each that it is the same, differs or is gone, and at most five are gone', async () => {
    const parts = ['Values', 'Types', 'Props', 'Members of the hooks'];
    const rows = (await Promise.all(parts.map(everything))).flatMap((table) => [...table.values()]);
    expect(rows.filter((ours) => !/^(same|same[;:,] .+|differs: .+|gone: .+)$/.test(ours))).toEqual([]);
    expect(rows.filter((ours) => ours.startsWith('gone')).length).toBeLessThanOrEqual(5);
  });

  test('calls gone what carillon/legacy does not export, and nothing else', async () => {
    const kept = [...(await everything('Values'))].filter(([, ours]) => !ours.startsWith('gone'));
    expect((await exportedValues()).sort()).toEqual(kept.map(([name]) => name).sort());
  });
});

describe('the file of types', () => {
  test('imports every name of 2.0.0 that is not gone', async () => {
    const [imports = ''] = (await read('tests/legacy/uses.tsx')).split("} from 'carillon/legacy'");
    const { values, types } = await oldNames();
    const table = new Map([...(await everything('Values')), ...(await everything('Types'))]);
    const wanted = [...values, ...types].filter((name) => !table.get(name)?.startsWith('gone'));
    expect(wanted.filter((name) => !new RegExp(`\\b${name}\\b`).test(imports))).toEqual([]);
  });

  test('uses each component with each of its props', async () => {
    const code = await read('tests/legacy/uses.tsx');
    const { props } = await oldNames();
    const missing = props.filter((one) => {
      const [component = '', prop = ''] = one.split('.');
      // From the element's name to the end of its tag, which biome puts on a line of its own where it is long.
      const tag = new RegExp(`<${component}[ \\n][^]*?(\\n {2,}/?>|>\\n)`).exec(code)?.[0] ?? '';
      const isChild = prop === 'children' && code.includes(`</${component}>`);
      return !isChild && !new RegExp(`\\b${prop}(=|\\n)`).test(tag);
    });
    expect(missing).toEqual([]);
  });
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
