import { attempt, keepTrying, late } from '../../base/index.ts';
import type { playSound } from './playSound.ts';
import { type CountPlace, titleCount } from './titleCount.ts';

/** A desktop notification. */
interface NotificationText extends NotificationOptions {
  readonly title: string;
}

/** Shows a desktop notification, if the reader has allowed it. Returns a function that closes it. */
export function showNotification({ title, ...options }: NotificationText, onClick: () => void): () => void {
  try {
    // Browsers show nothing of it that the reader has not allowed.
    const notification = new Notification(title, options);
    const close = () => void attempt(() => notification.close());
    notification.onclick = () => {
      globalThis.focus();
      close();
      onClick();
    };
    return close;
  } catch {
    // There are none, or those of service workers only, as on phones.
    return () => {};
  }
}

/** The part of `navigator` that has the badge of an installed app, where there is one. */
type BadgeNavigator = Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>;

/** Shows a count on the icon of an installed app. */
export function appBadge(navigator: BadgeNavigator): CountPlace {
  let shown = 0;
  return {
    show(count) {
      if (count !== shown) {
        shown = count;
        // A browser may refuse it, as in a frame, or have it and fail: then there is no badge.
        void attempt(() => (count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.()));
      }
    },
  };
}

/** What draws attention on a page: the places of a count, and the ways to notice messages. */
export interface AttentionBrowser {
  readonly title: CountPlace;
  readonly favicon: CountPlace;
  readonly appBadge: CountPlace;
  readonly play: typeof playSound;
  readonly show: typeof showNotification;
}

/** Few pages want them. */
const loadIcon = late(() => import('./pageIcon.ts'));
const loadSound = late(() => import('./playSound.ts'));

/** The real ones. */
export function pageBrowser(): AttentionBrowser {
  return {
    title: titleCount(document, watchHead),
    favicon: lateIcon(),
    appBadge: appBadge(navigator),
    play: (sound) => void attempt(async () => (await loadSound()).playSound(sound)),
    show: showNotification,
  };
}

/** The icon of the page, whose code comes with the first count. */
function lateIcon(): CountPlace {
  let icon: CountPlace | undefined;
  let shown = 0;
  return {
    show(count) {
      shown = count;
      if (icon !== undefined) {
        // At once: what another copy of this code draws next must not begin with this icon.
        icon.show(count);
      } else if (count > 0) {
        keepTrying(loadIcon, ({ pageIcon }) => {
          icon ??= pageIcon(watchHead);
          icon.show(shown);
        });
      }
    },
  };
}

function watchHead(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.head, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['href', 'rel'],
  });
  return () => observer.disconnect();
}
