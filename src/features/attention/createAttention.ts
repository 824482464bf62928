import { type Candidate, keepTrying, late, pageOwner } from '../../base/index.ts';
import {
  type InboxClient,
  type InboxMessage,
  prefetchMessages,
  readerKey,
  senderName,
  silenceOf,
  storedPrefix,
} from '../../data/index.ts';
import { attentionWords, type Translator } from '../../locales/index.ts';
import type { Toasts } from '../toasts/toastsOf.ts';
import type { AttentionOptions } from './AttentionOptions.ts';
import { createClaim } from './createClaim.ts';
import { createNotices } from './createNotices.ts';
import type { createShown } from './createShown.ts';
import { isListInSight } from './isListInSight.ts';
import type { AttentionBrowser } from './pageBrowser.ts';
import { storedIds } from './storedIds.ts';

/** What one user of a reader's attention wants. */
export interface AttentionUse extends Omit<AttentionOptions, 'toasts' | 'count'> {
  /** What shows toasts, if they are wanted, once it is loaded. */
  readonly toasts?: Pick<Toasts, 'show'> | undefined;
  /** How many messages the places of a count show; undefined as long as that is not known. */
  readonly shown: number | undefined;
  /** Whether those of them are not counted that were shown as toasts. */
  readonly isMissed?: boolean | undefined;
  readonly translator: Translator;
  /** Where the lists of messages are. */
  readonly place: ParentNode;
  /** Whether a message is unread; undefined of one that this page does not know. */
  isUnread(id: string): boolean | undefined;
}

/** Few hosts count what is missed. */
const loadShown = late(() => import('./createShown.ts'));

/** Most backends tell of each message. */
const loadSearch = late(() => import('./findArrivals.ts'));

/** How long a message may be told after the count has grown, in milliseconds. */
export const searchMs = 1_500;

const places = ['title', 'favicon', 'appBadge'] as const;

/** Makes what draws a reader's attention on a page, of the ways that the browser has. What any of its users has turned on is on. */
export function createAttention(client: InboxClient, browser: AttentionBrowser) {
  const uses = new Map<object, AttentionUse>();
  const { claim, forget } = createClaim(storedPrefix(client.identity, 'carillon_outbox_attention'));
  const all = () => [...uses.values()];
  const isUnread = (id: string) => all()[0]?.isUnread(id);
  /** Of two readers' inboxes on a page one has the places of a count: each would take the other's count for the title of the host. */
  let counter: Candidate | undefined;
  const shownAsToasts = storedIds(storedPrefix(client.identity, 'carillon_outbox_toasts'));
  let seen: ReturnType<typeof createShown> | undefined;
  let spoken: Translator | undefined;
  let words: ReturnType<typeof attentionWords.wordsOf> | undefined;
  let endWords = () => {};
  let lastShown: number | undefined;
  const sinceMs = Date.now();
  /** By how many the count has grown more than messages were told, in what belongs together. */
  let untold = 0;
  let search: ReturnType<typeof setTimeout> | undefined;

  /** What the first user says that says something. */
  function find<Name extends keyof AttentionUse>(name: Name): AttentionUse[Name] | undefined {
    return all()
      .map((use) => use[name])
      .find(Boolean);
  }

  /** Messages of a reader are noticed by one inbox on the page. */
  const noticing = pageOwner(
    `notices ${readerKey(client.identity)}`,
    () => find('sound') || find('notification') || (!document.hidden && find('toasts')),
  );

  const notices = createNotices({
    claim,
    isHidden: () => document.hidden,
    isListInSight: () => all().some(({ place }) => isListInSight(place)),
    isRead: (id) => isUnread(id) === false,
    isWanted: noticing.owns,
    notice(messages) {
      const sound = find('sound');
      if (sound) {
        browser.play(sound);
      }
      const notification = find('notification');
      const isToast = find('toasts')?.show(messages, notification, tellSeen);
      return notification && !isToast ? showText(messages, sound !== undefined) : () => {};
    },
  });

  const tellSeen = (ids: readonly string[]) => find('isMissed') && seen?.note(ids);

  function showText(messages: readonly InboxMessage[], isSounded: boolean): () => void {
    const latest = messages.at(-1) as InboxMessage;
    const { id, title = '' } = latest;
    const isOne = messages.length === 1;
    return browser.show(
      {
        title: ((isOne && title) || words?.counted('manyNewMessages', messages.length)) ?? '',
        body: isOne ? senderName(latest) : title,
        tag: id,
        // Its sound would be a second one.
        silent: isSounded,
      },
      () => find('onNotificationClick')?.(messages),
    );
  }

  function follow(): void {
    const counting = all().find((use) => places.some((place) => use[place]));
    const { shown, isMissed } = counting ?? all()[0] ?? {};
    if (isMissed && !seen) {
      followMissed();
    }
    // Not a number that would be another one a moment later.
    const counted = isMissed ? shown !== undefined && seen && shown - seen.among(shown) : shown;
    if (counting) {
      counter ??= pageOwner('count', () => true, follow);
    }
    const owns = counter?.owns();
    for (const place of places) {
      browser[place].show((owns && find(place) && counted) || 0);
    }
    if (!counting) {
      // Once all is given back, for what another one reads.
      const gone = counter;
      counter = undefined;
      gone?.leave();
    }
    // All was read, perhaps elsewhere.
    if (uses.size === 0 || (shown === 0 && lastShown)) {
      notices.clear();
    }
    if (shown && lastShown !== undefined && shown > lastShown) {
      expectTold(shown - lastShown);
    }
    lastShown = shown;
    const translator = find('translator');
    if (translator && translator !== spoken && find('notification')) {
      spoken = translator;
      endWords();
      endWords = attentionWords.follow(translator, (next) => {
        words = next;
      });
    }
  }

  function followMissed(): void {
    keepTrying(loadShown, ({ createShown }) => {
      seen ??= createShown(shownAsToasts, {
        isUnread,
        load: () => prefetchMessages(client, {}),
        onChange: follow,
      });
      follow();
    });
  }

  /** So many more messages are to be told, or fewer: a count may come before its message, or after it. */
  function expectTold(messages: number): void {
    untold += messages;
    clearTimeout(search);
    search = setTimeout(searchArrivals, searchMs);
  }

  /** A count has grown, and perhaps not all of it was told: a line may have been away, and not every backend tells of messages. */
  function searchArrivals(): void {
    const isMissing = untold > 0;
    untold = 0;
    if (isMissing && noticing.owns()) {
      loadSearch()
        .then(({ findArrivals }) => findArrivals(client, sinceMs))
        .then((found) => found.forEach(hear))
        // It is searched again when the count grows again.
        .catch(() => {});
    }
  }

  /** A message was told: its count needs no search. */
  function hearTold(message: InboxMessage): void {
    expectTold(-1);
    hear(message);
  }

  function hear(message: InboxMessage): void {
    if (!silenceOf(client).covers(message)) {
      notices.hear(message);
    }
  }

  client.events.on('message', hearTold);
  client.events.on('summary', (messages) => messages.forEach(hear));
  client.events.on('unread', (count) => count === 0 && notices.clear());
  client.events.on('ending', (signedOut) => {
    uses.clear();
    clearTimeout(search);
    follow();
    noticing.leave();
    endWords();
    seen?.end();
    if (signedOut) {
      forget();
      shownAsToasts.forget();
    }
  });

  return {
    /** A user wants this, or something else than before. */
    use(user: object, use: AttentionUse): void {
      uses.set(user, use);
      follow();
    },
    /** A user has gone. */
    leave(user: object): void {
      uses.delete(user);
      follow();
    },
    /** A message was pushed. */
    attend: hearTold,
  };
}
