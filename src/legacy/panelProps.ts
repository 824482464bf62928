import type { ReactElement, ReactNode } from 'react';
import type { MessageButton, WorkflowPreference } from '../data/index.ts';
import type { IMessage, IMessageAction } from './legacyMessage.ts';
import type { ScreensEnum } from './legacySets.ts';
import type { INovuTheme } from './legacyTheme.ts';

/** The two looks of old. */
export type ColorScheme = 'light' | 'dark';

/** An old tab: the words of a store. */
export interface ITab {
  readonly name: string;
  readonly storeId: string;
}

/** A workflow's preference, as the wire has it. */
export type IUserPreferenceSettings = WorkflowPreference;

/** The old look: `NovuThemeProvider`'s props. */
export interface INovuThemeProviderProps {
  colorScheme: ColorScheme;
  theme?: INovuTheme | undefined;
  children?: ReactNode;
}

/** The old props that popover and panel share. */
export interface INotificationCenterProps extends Omit<INovuThemeProviderProps, 'children'> {
  tabs?: readonly ITab[] | undefined;
  /** Stands on the feed's screen; the preferences keep their own header. */
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
  /** On mount, with 0 until the count is known, and on each change. */
  onUnseenCountChanged?: ((unseenCount: number) => void) | undefined;
  /** The inbox tells the platform by itself, unlike of old: answer here, but do not call `updateAction`. */
  onActionClick?:
    | ((templateIdentifier: string, type: MessageButton['type'], message: IMessage) => void)
    | undefined;
  onTabClick?: ((tab: ITab) => void) | undefined;
}

/** The old props of `PopoverNotificationCenter`. */
export interface IPopoverNotificationCenterProps extends INotificationCenterProps {
  /** Returns the bell. */
  children: (bell: { unseenCount: number; theme: INovuTheme }) => ReactElement;
  /** A side, and an alignment behind a dash. @default 'bottom-end' */
  position?: PopoverPosition | undefined;
  /** From the bell, in CSS pixels. @default 0 */
  offset?: number | undefined;
}

type Side = 'top' | 'right' | 'bottom' | 'left';

/** Where the popover stood of old. */
export type PopoverPosition = Side | `${Side}-${'start' | 'end'}`;
