import type { ReactNode } from 'react';

/** The two old colour schemes. */
export type ColorScheme = 'light' | 'dark';

/** The old colours of one of the sender's buttons. */
interface ButtonStyles {
  backGroundColor: string;
  fontColor: string;
  removeCircleColor: string;
}

/** The old theme keys of one colour scheme. */
export interface INovuTheme {
  layout?: {
    background?: string;
    boxShadow?: string;
    borderRadius?: string;
    wrapper?: { secondaryFontColor?: string };
  };
  header?: {
    badgeColor?: string;
    badgeTextColor?: string;
    tabBorderColor?: string;
    fontColor?: string;
    markAllAsReadButtonColor?: string;
  };
  popover?: { arrowColor?: string; tabBorderColor?: string };
  actionsMenu?: {
    dotsButtonColor?: string;
    dropdownColor?: string;
    hoverColor?: string;
    fontColor?: string;
  };
  notificationItem?: {
    read?: { fontColor?: string; background?: string; timeMarkFontColor?: string };
    unread?: {
      fontColor?: string;
      background?: string;
      boxShadow?: string;
      notificationItemBeforeBrandColor?: string;
      timeMarkFontColor?: string;
    };
    buttons?: { primary: ButtonStyles; secondary: ButtonStyles; clicked: ButtonStyles };
  };
  userPreferences?: {
    settingsButtonColor?: string;
    accordion?: {
      background?: string;
      fontColor?: string;
      secondaryFontColor?: string;
      boxShadow?: string;
      arrowColor?: string;
      dividerColor?: string;
    };
    accordionItem: {
      fontColor?: { active?: string; inactive?: string };
      icon?: { active?: string; inactive?: string };
      switch?: { backgroundChecked?: string; backgroundUnchecked?: string };
    };
  };
  footer?: { logoTextColor?: string; logoPrefixFontColor?: string };
  loaderColor?: string;
}

/** The old theme keys of a popover. */
export interface INovuPopoverTheme extends INovuTheme {}

/** The old theme keys that both schemes have. */
export interface ICommonTheme {
  fontFamily?: string;
}

/** The old `theme` prop of a panel. */
export interface INovuThemeProvider {
  light?: INovuTheme | undefined;
  dark?: INovuTheme | undefined;
  common?: ICommonTheme | undefined;
}

/** The old `theme` prop of a popover. */
export interface INovuThemePopoverProvider {
  light?: INovuPopoverTheme | undefined;
  dark?: INovuPopoverTheme | undefined;
  common?: ICommonTheme | undefined;
}

/** The old look: `NovuThemeProvider`'s props. */
export interface INovuThemeProviderProps {
  colorScheme: ColorScheme;
  theme?: INovuThemeProvider | undefined;
  children?: ReactNode;
}

/** The old colours of the dot on the bell: one, or the two ends of a gradient. They have no effect, as in the old widget. */
export interface INotificationBellColors {
  unseenBadgeColor?: string | { stopColor?: string; stopColorOffset?: string } | undefined;
  unseenBadgeBackgroundColor?: string | undefined;
}
