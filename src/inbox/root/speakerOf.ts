import type { Announcements } from '../settings/InboxSettingsContext.ts';

/** A page of a browser that can hand words to a screen reader by itself. @source https://w3c.github.io/aria/#ARIANotifyMixin */
interface NotifyingPage {
  ariaNotify?(announcement: string): void;
  /** Only in Chromium. */
  readonly featurePolicy?: { allowsFeature(feature: string): boolean };
  readonly documentElement: { readonly lang: string };
}

/** The language of a tag, without its region and script. */
const languageOf = (tag: string) => tag.toLowerCase().split(/[-_]/)[0];

/**
 * Where an inbox announces: by the browser itself if that can and may, instead of its live region. Not in a frame that may not, where the words
 * would be lost, nor on a page of another language, in whose voice they would be read.
 */
export function speakerOf(to: Announcements, tag: string, page: NotifyingPage = document): Announcements {
  return to === 'on' &&
    page.ariaNotify &&
    page.featurePolicy?.allowsFeature('aria-notify') !== false &&
    languageOf(page.documentElement.lang) === languageOf(tag)
    ? (words) => page.ariaNotify?.(words)
    : to;
}
