import type { InboxMessage } from '../../data/index.ts';

/** How long no further message may come before a burst is noticed, in milliseconds. */
export const quietMs = 1_000;

/** How long a steady stream may delay this, in milliseconds. */
export const maxWaitMs = 5_000;

/** How much later a hidden page notices, in milliseconds: a shown one then has taken the messages. */
export const hiddenMs = 2_000;

/** What notices need of the page and its browser. */
export interface NoticeBrowser {
  isHidden(): boolean;
  /** Whether the reader has the list of messages before them. */
  isListInSight(): boolean;
  /** Takes messages for this page, and gives the ids of those that no page of the browser had taken. */
  claim(ids: readonly string[]): Promise<readonly string[]>;
  /** Whether the reader has read a message meanwhile, as far as this page knows. */
  isRead(id: string): boolean;
  /** Whether there is a way to notice messages. */
  isWanted(): boolean;
  /** Sounds and shows messages that came together. Returns a function that takes back what is shown. */
  notice(messages: readonly InboxMessage[]): () => void;
}

/** Gathers messages that arrive into bursts, and has each message noticed at most once by all pages of the browser. */
export function createNotices(browser: NoticeBrowser) {
  const heard = new Map<string, { readonly message: InboxMessage; readonly atMs: number }>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Another object once all was read or taken back, after which a claim under way is of no use. */
  let round = {};
  let takeBack = () => {};

  function wait(): void {
    const [oldest] = heard.values();
    clearTimeout(timer);
    if (oldest !== undefined) {
      const lagMs = browser.isHidden() ? hiddenMs : 0;
      const waitMs = Math.min(quietMs, oldest.atMs + maxWaitMs - Date.now()) + lagMs;
      timer = setTimeout(() => void notice(lagMs), waitMs);
    }
  }

  async function notice(lagMs: number): Promise<void> {
    const begun = round;
    // What a hidden page has just heard is still a shown one's.
    const due = [...heard.values()]
      .filter(({ atMs }) => atMs <= Date.now() - lagMs)
      .map(({ message }) => message);
    for (const { id } of due) {
      heard.delete(id);
    }
    wait();
    const own = await browser.claim(due.map(({ id }) => id));
    const messages = due.filter(({ id }) => own.includes(id) && !browser.isRead(id));
    if (begun === round && messages.length > 0 && !browser.isListInSight()) {
      takeBack();
      takeBack = browser.notice(messages);
    }
  }

  return {
    /** A message has arrived, or was pushed. */
    hear(message: InboxMessage): void {
      const { id, read, archived, snoozedUntil } = message;
      if (read || archived || snoozedUntil || !browser.isWanted()) {
        return;
      }
      if (browser.isListInSight()) {
        // Neither here nor on another page.
        heard.delete(id);
        void browser.claim([id]);
      } else if (!heard.has(id)) {
        heard.set(id, { message, atMs: Date.now() });
        wait();
      }
    },
    /** Nothing is to be noticed any more: all was read, or the reader has gone. */
    clear(): void {
      round = {};
      heard.clear();
      clearTimeout(timer);
      takeBack();
      takeBack = () => {};
    },
  };
}
