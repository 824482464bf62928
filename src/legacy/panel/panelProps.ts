import type { ReactElement } from 'react';
import type { INotificationBellProps } from '../bell/NotificationBell.tsx';
import type { ButtonTypeEnum, ScreensEnum } from '../model/legacyEnums.ts';
import type { IMessage, IMessageAction, IUserPreferenceSettings } from '../model/messageTypes.ts';
import type { ITab, ListItem } from '../provider/contextTypes.ts';
import type { ColorScheme, INovuThemePopoverProvider, INovuThemeProvider } from '../theme/themeTypes.ts';

/** The old props of the panel. */
export interface INotificationCenterProps {
  /** Gets the address of a message that was clicked; the browser never follows it by itself. */
  onUrlChange?: ((url: string) => void) | undefined;
  onNotificationClick?: ((notification: IMessage) => void) | undefined;
  /** Called on mount, with 0 until the count is known, and on each change. */
  onUnseenCountChanged?: ((unseenCount: number) => void) | undefined;
  /** The inbox sends the press to the platform by itself, unlike the old widget: do not call `updateAction` here. */
  onActionClick?: ((templateIdentifier: string, type: ButtonTypeEnum, message: IMessage) => void) | undefined;
  actionsResultBlock?:
    | ((templateIdentifier: string, messageAction: IMessageAction) => ReactElement)
    | undefined;
  preferenceFilter?: ((userPreference: IUserPreferenceSettings) => boolean) | undefined;
  /** On the feed's screen only; the preferences keep their own header. */
  header?: ((screen: HeaderScreen) => ReactElement) | undefined;
  footer?: (() => ReactElement) | undefined;
  emptyState?: ReactElement | undefined;
  listItem?: ListItem | undefined;
  colorScheme: ColorScheme;
  theme?: INovuThemeProvider | undefined;
  tabs?: ITab[] | undefined;
  /** @default true */
  showUserPreferences?: boolean | undefined;
  /** @default true */
  allowedNotificationActions?: boolean | undefined;
  onTabClick?: ((tab: ITab) => void) | undefined;
}

/** Which screen is shown, and the function that shows another. */
interface HeaderScreen {
  setScreen: (screen: ScreensEnum | `${ScreensEnum}`) => void;
  screen: ScreensEnum;
}

/** The old props of `PopoverNotificationCenter`. */
export interface IPopoverNotificationCenterProps extends Omit<INotificationCenterProps, 'theme'> {
  /** Returns the bell. */
  children: (props: INotificationBellProps) => ReactElement;
  theme?: INovuThemePopoverProvider | undefined;
  /** A side, and an alignment after a dash. @default 'bottom-end' */
  position?: PopoverPosition | undefined;
  /** The distance from the bell, in CSS pixels. @default 0 */
  offset?: number | undefined;
}

type Side = 'top' | 'right' | 'bottom' | 'left';

/** The old positions of the popover. */
export type PopoverPosition = Side | `${Side}-${'start' | 'end'}`;
