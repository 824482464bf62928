import type { PluralCategory, PluralForms } from './strings.ts';

/** The strings of what draws attention to the inbox outside of it. They are fetched with the feature. Placeholders are in braces. */
export interface AttentionStrings<Forms = PluralForms & { readonly [Category in PluralCategory]?: string }> {
  /** Announced when a message comes. `{title}` is the message's, such as "Maya Okafor mentioned you". */
  readonly arrived: string;
  /** For screen readers, in place of a dot on a control that leads to the reader's other workspaces: something is unread in one of them. */
  readonly unreadElsewhere: string;
  /** The title of one desktop notification for messages that came together, or for a message that has no title. */
  readonly manyNewMessages: Forms;
}

/** Those strings in a bundled language. `Used` are the plural categories that `Intl.PluralRules` has for it. */
export type AttentionLanguage<Used extends PluralCategory> = AttentionStrings<PluralForms<Used>>;

/** Those strings in English. */
export const attention: AttentionStrings = {
  arrived: 'New: {title}',
  unreadElsewhere: 'Unread in other workspaces',
  manyNewMessages: { one: '{count} new notification', other: '{count} new notifications' },
};
