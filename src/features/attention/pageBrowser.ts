import { attempt, keepTrying, late } from '../../base/index.ts';
import { appBadge } from './appBadge.ts';
import type { playSound } from './playSound.ts';
import { showNotification } from './showNotification.ts';
import { type CountPlace, titleCount } from './titleCount.ts';

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
