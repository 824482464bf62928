import type { ReactElement, ReactNode } from 'react';
import type { MessageButton, WorkflowPreference } from '../data/index.ts';
import type { IMessage, IMessageAction } from './legacyMessage.ts';
import type { ScreensEnum } from './legacySets.ts';
import type { INovuTheme } from './legacyTheme.ts';

/** The two old colour schemes. */
export type ColorScheme = 'light' | 'dark';

/** An old tab: the label of a store. */
export interface ITab {
  readonly name: string;
  readonly storeId: string;
}

/** A workflow's preference in the form of the protocol. */
export type IUserPreferenceSettings = WorkflowPreference;

/** The old look: `NovuThemeProvider`'s props. */
export interface INovuThemeProviderProps {
  colorScheme: ColorScheme;
  theme?: INovuTheme | undefined;
  children?: ReactNode;
}

/** The old props that the popover and the panel share. */
export interface INotificationCenterProps extends Omit<INovuThemeProviderProps, 'children'> {
  tabs?: readonly ITab[] | undefined;
  /** On the feed's screen only; the preferences keep their own header. */
  header?:
    | ((screen: { setScreen: (screen: ScreensEnum) => void; screen: ScreensEnum }) => ReactNode)
    | undefined;
  footer?: (() => ReactNode) | undefined;
  emptyState?: ReactNode;
  listItem?:
    | ((
        message: IMessage,
        onActionButtonClick: (type: MessageButton['type']) => void,
        onNotificationClick: () => void,
      ) => ReactNode)
    | undefined;
  actionsResultBlock?: ((templateIdentifier: string, messageAction: IMessageAction) => ReactNode) | undefined;
  /** @default true */
  showUserPreferences?: boolean | undefined;
  /** @default true */
  allowedNotificationActions?: boolean | undefined;
  preferenceFilter?: ((preference: IUserPreferenceSettings) => boolean) | undefined;
  onNotificationClick?: ((message: IMessage) => void) | undefined;
  onUrlChange?: ((url: string) => void) | undefined;
  /** Called on mount, with 0 until the count is known, and on each change. */
  onUnseenCountChanged?: ((unseenCount: number) => void) | undefined;
  /** The inbox sends the press to the platform by itself, unlike the old widget: do not call `updateAction` here. */
  onActionClick?:
    | ((templateIdentifier: string, type: MessageButton['type'], message: IMessage) => void)
    | undefined;
  onTabClick?: ((tab: ITab) => void) | undefined;
}

/** The old props of `PopoverNotificationCenter`. */
export interface IPopoverNotificationCenterProps extends INotificationCenterProps {
  /** Returns the bell. */
  children: (bell: { unseenCount: number; theme: INovuTheme }) => ReactElement;
  /** A side, and an alignment after a dash. @default 'bottom-end' */
  position?: PopoverPosition | undefined;
  /** The distance from the bell, in CSS pixels. @default 0 */
  offset?: number | undefined;
}

type Side = 'top' | 'right' | 'bottom' | 'left';

/** The old positions of the popover. */
export type PopoverPosition = Side | `${Side}-${'start' | 'end'}`;
