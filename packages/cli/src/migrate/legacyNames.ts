/** The package of the legacy widget. */
export const widget = '@novu/notification-center';

/** Where its names are in carillon. */
export const target = 'carillon/legacy';

export const styles = 'carillon/styles.css';

/** The guide of which a leftover names a section. */
export const guide = 'https://github.com/carillon-inbox/carillon/blob/main/docs/guides/moving.md';

/** The names that `carillon/legacy` does not have: what to use, and the section of the guide. */
export const goneNames: Readonly<Record<string, { readonly todo: string; readonly section: string }>> = {
  NotificationCenterWebComponent: {
    todo: 'use the element <carillon-inbox> of carillon-embed',
    section: 'components',
  },
  NotificationCenterContentWebComponent: {
    todo: 'use the element <carillon-inbox view="panel"> of carillon-embed',
    section: 'components',
  },
  TRANSLATIONS: { todo: 'use catalogue of carillon/locales', section: 'other-names' },
};

/** The components that open a session, each once at the top of an app. */
export const providers: readonly string[] = [
  'NovuProvider',
  'NotificationCenterComponent',
  'NotificationCenterContentComponent',
];

/** The components that take a theme of the widget's. */
export const themed: readonly string[] = [
  'NotificationCenter',
  'PopoverNotificationCenter',
  'NovuThemeProvider',
  ...providers.slice(1),
];

/** Something that is left for a person. */
export interface Leftover {
  /** Where it starts in the text. */
  readonly at: number;
  readonly seen: string;
  readonly todo: string;
  /** A heading of the guide, as an anchor. */
  readonly section: string;
}
