import type { ThemeTokens } from '../primitives/index.ts';
import { warnOnce } from './warnOnce.ts';

/** Old theme keys of one colour scheme: groups of CSS values, such as `layout: { background: '#fff' }`. */
export interface INovuThemeScheme {
  readonly [key: string]: string | INovuThemeScheme | undefined;
}

/** The old `theme` prop. */
export interface INovuTheme {
  readonly light?: INovuThemeScheme | undefined;
  readonly dark?: INovuThemeScheme | undefined;
  readonly common?: { readonly fontFamily?: string | undefined } | undefined;
}

/** The supported old theme keys, with the token of each. Where several set the same token, the last given one wins. */
export const themeKeys = {
  'layout.background': 'color.surface',
  'layout.boxShadow': 'shadow.panel',
  'layout.wrapper.secondaryFontColor': 'color.textSecondary',
  'header.fontColor': 'color.text',
  'notificationItem.read.fontColor': 'color.textSecondary',
  'notificationItem.read.timeMarkFontColor': 'color.textTertiary',
  'notificationItem.unread.fontColor': 'color.text',
  'notificationItem.unread.timeMarkFontColor': 'color.textTertiary',
  'notificationItem.unread.notificationItemBeforeBrandColor': 'color.accent',
  'notificationItem.buttons.primary.backGroundColor': 'color.accent',
  'notificationItem.buttons.primary.fontColor': 'color.onAccent',
  'userPreferences.accordion.dividerColor': 'color.border',
  'userPreferences.accordionItem.switch.backgroundUnchecked': 'color.control',
} as const;

/** The tokens of an old theme. Keys that are not supported are left out, with a warning. */
export function legacyTokens(scheme: INovuThemeScheme | undefined): ThemeTokens {
  const equals: Readonly<Record<string, string | undefined>> = themeKeys;
  const tokens: Record<string, Record<string, string>> = {};
  for (const [key, value] of leavesOf(scheme ?? {})) {
    const [group, name] = equals[key]?.split('.') ?? [];
    if (group === undefined || name === undefined) {
      warnOnce(`theme.${key}`, 'It follows from the other colours.');
    } else if (group === 'color' && value.includes('gradient')) {
      // As a colour it would make every style that uses the token invalid.
      warnOnce(`a gradient in theme.${key}`, 'Give a colour.');
    } else {
      tokens[group] = { ...tokens[group], [name]: value };
    }
  }
  return tokens;
}

/** Every value of a scheme, by its dotted key. */
function leavesOf(scheme: INovuThemeScheme, parent = ''): [key: string, value: string][] {
  return Object.entries(scheme).flatMap(([name, value]): [string, string][] => {
    if (typeof value === 'object') {
      return leavesOf(value, `${parent}${name}.`);
    }
    return value === undefined ? [] : [[`${parent}${name}`, value]];
  });
}
