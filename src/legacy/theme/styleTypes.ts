import type { ColorScheme, ICommonTheme, INovuTheme } from './themeTypes.ts';

/** A style of a CSS-in-JS library. */
export type StyleObject = object | string | number | boolean | null | undefined;

/** A style, or a function of the theme that returns one. */
type Style =
  | StyleObject
  | ((look: { theme: INovuTheme; common: ICommonTheme; colorScheme: ColorScheme }) => StyleObject);

/** Styles of a part with pieces. */
type WithRoot<Pieces = object> = Pieces & { root?: Style };

/** The old `styles` prop. It is accepted and has no effect. */
export interface INotificationCenterStyles {
  bellButton?: WithRoot<{ dot?: Style }>;
  unseenBadge?: Style;
  popover?: { arrow?: Style; dropdown?: Style };
  loader?: WithRoot;
  layout?: WithRoot;
  header?: WithRoot<{ title?: Style; markAsRead?: Style; cog?: Style; backButton?: Style }>;
  tabs?: { tabsList?: Style; tab?: Style; tabLabel?: Style; tabIcon?: Style };
  accordion?: { item?: Style; content?: Style; control?: Style; chevron?: Style };
  switch?: WithRoot<{ input?: Style; track?: Style; thumb?: Style }>;
  footer?: WithRoot<{ title?: Style }>;
  notifications?: WithRoot<{
    listItem?: {
      read?: Style;
      unread?: Style;
      layout?: Style;
      contentLayout?: Style;
      title?: Style;
      timestamp?: Style;
      dotsButton?: Style;
      buttons?: WithRoot<{ primary?: Style; secondary?: Style }>;
    };
  }>;
  actionsMenu?: { arrow?: Style; dropdown?: Style; item?: Style };
  preferences?: WithRoot<{
    item?: {
      title?: Style;
      channels?: Style;
      divider?: Style;
      content?: { icon?: Style; channelLabel?: Style; success?: Style };
    };
  }>;
}

/** The style at a dotted path of the old `styles`, such as `header.root`: what a function there returns, or the value. */
export function getStyleByPath({
  styles,
  path,
  ...look
}: {
  styles?: INotificationCenterStyles | undefined;
  path: string;
  theme: INovuTheme;
  common: ICommonTheme;
  colorScheme: ColorScheme;
}): StyleObject {
  let style: unknown = styles;
  for (const name of path.split('.')) {
    style = typeof style === 'object' && style !== null ? Reflect.get(style, name) : undefined;
  }
  return style instanceof Function ? style(look) : (style as StyleObject);
}
