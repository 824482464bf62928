import { darkTokens, lightTokens, type ThemeTokens } from '../../primitives/index.ts';
import { warnOnce } from '../warnOnce.ts';
import { themeKeys } from './themeKeys.ts';
import type {
  ColorScheme,
  ICommonTheme,
  INotificationBellColors,
  INovuTheme,
  INovuThemeProvider,
} from './themeTypes.ts';

/** The tokens of an old theme. Keys that are not supported are left out, with a warning. */
export function legacyTokens(scheme: object | undefined): ThemeTokens {
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
function leavesOf(scheme: object, parent = ''): [key: string, value: string][] {
  return Object.entries(scheme).flatMap(([name, value]): [string, string][] => {
    if (typeof value === 'object' && value !== null) {
      return leavesOf(value, `${parent}${name}.`);
    }
    return typeof value === 'string' ? [[`${parent}${name}`, value]] : [];
  });
}

/** A whole old theme of a colour scheme: the given keys, and carillon's colours for the others. */
export function getDefaultTheme({
  colorScheme = 'dark',
  theme,
}: {
  colorScheme?: ColorScheme | undefined;
  theme?: INovuThemeProvider | undefined;
}): { theme: INovuTheme; common: ICommonTheme } {
  return {
    theme: mergeThemes(defaultTheme(colorScheme), theme?.[colorScheme] ?? {}),
    common: { fontFamily: 'inherit', ...theme?.common },
  };
}

/** The colours of the dot on the bell, as they are given: the old function puts them one level too deep, and so they have no effect. */
export function getDefaultBellColors({
  bellColors,
}: {
  colorScheme?: ColorScheme | undefined;
  bellColors: INotificationBellColors;
}): { bellColors: INotificationBellColors } {
  return { bellColors };
}

function defaultTheme(colorScheme: ColorScheme): INovuTheme {
  const { color, shadow, radius } = colorScheme === 'light' ? lightTokens : darkTokens;
  const { surface, text, textSecondary, textTertiary, accent, onAccent, border, control, hover } = color;
  const card = { background: surface, boxShadow: shadow.panel };
  const button = { backGroundColor: hover, fontColor: text, removeCircleColor: textSecondary };
  return {
    layout: { ...card, borderRadius: radius.panel, wrapper: { secondaryFontColor: textSecondary } },
    header: {
      ...{ badgeColor: accent, badgeTextColor: onAccent, tabBorderColor: border },
      ...{ fontColor: text, markAllAsReadButtonColor: textSecondary },
    },
    popover: { arrowColor: surface, tabBorderColor: border },
    actionsMenu: {
      ...{ dotsButtonColor: textSecondary, dropdownColor: surface },
      ...{ hoverColor: hover, fontColor: text },
    },
    notificationItem: {
      read: { background: surface, fontColor: textSecondary, timeMarkFontColor: textTertiary },
      unread: {
        ...{ ...card, fontColor: text, timeMarkFontColor: textTertiary },
        notificationItemBeforeBrandColor: accent,
      },
      buttons: {
        primary: { backGroundColor: accent, fontColor: onAccent, removeCircleColor: onAccent },
        secondary: button,
        clicked: button,
      },
    },
    userPreferences: {
      settingsButtonColor: textSecondary,
      accordion: {
        ...{ ...card, fontColor: text, secondaryFontColor: textSecondary },
        ...{ arrowColor: textSecondary, dividerColor: border },
      },
      accordionItem: {
        fontColor: { active: text, inactive: textSecondary },
        icon: { active: text, inactive: textSecondary },
        switch: { backgroundChecked: accent, backgroundUnchecked: control },
      },
    },
    footer: { logoTextColor: text, logoPrefixFontColor: textSecondary },
    loaderColor: accent,
  };
}

/** One theme over another, member by member. */
function mergeThemes<Theme extends object>(below: Theme, above: object): Theme {
  const merged = new Map<string, unknown>(Object.entries(below));
  for (const [name, value] of Object.entries(above)) {
    const old = merged.get(name);
    if (value !== undefined) {
      merged.set(name, isObject(old) && isObject(value) ? mergeThemes(old, value) : value);
    }
  }
  return Object.fromEntries(merged) as Theme;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
