import { attempt } from '../../base/index.ts';
import type { CountPlace } from './titleCount.ts';

/** The part of `navigator` that has the badge of an installed app, where there is one. */
export type BadgeNavigator = Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>;

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
