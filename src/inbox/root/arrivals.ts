import { type Candidate, pageOwner } from '../../base/index.ts';
import { type InboxClient, type InboxMessage, readerKey, senderName } from '../../data/index.ts';
import { attentionWords, foldText, type Translator } from '../../locales/index.ts';

/**
 * Makes an inbox a candidate for announcing what comes for a reader, which one inbox on a page does: the first that is shown, since nobody hears
 * what is hidden.
 */
export function announcerOf({ identity }: InboxClient, isShown: () => boolean): Candidate {
  return pageOwner(`announcements ${readerKey(identity)}`, isShown);
}

/** How long messages belong together after they have come, in milliseconds: a burst is announced by the count, as one. */
export const togetherMs = 2_000;

/** How long the count may take to follow a message that is not announced, in milliseconds. */
export const silentMs = 30_000;

/** A message that has come. */
export interface Arrival {
  readonly message: InboxMessage;
  /** When, in milliseconds since 1970. */
  readonly atMs: number;
  /** Whether a rule silenced it then. */
  readonly isSilent: boolean;
  /** Whether it has been announced, or left out. */
  isTaken?: boolean;
}

/**
 * What is to be announced of a count of unread messages that had grown by so many, at least one, at a time in milliseconds since 1970: the one message that it stands for, or
 * 'several', also for something unknown. Undefined where the reader is to hear nothing of it. Those arrivals are then taken.
 */
export function takeArrivals(
  arrivals: readonly Arrival[],
  grown: number,
  atMs: number,
  isSilenced: () => boolean,
): InboxMessage | 'several' | undefined {
  const since = (pastMs: number) => arrivals.filter((arrival) => arrival.atMs > atMs - pastMs);
  const loud = since(togetherMs).filter(({ isSilent }) => !isSilent);
  const fresh = loud.filter(({ isTaken }) => !isTaken).length;
  const silent = since(silentMs)
    .filter(({ isSilent, isTaken }) => isSilent && !isTaken)
    .slice(0, Math.max(0, grown - fresh));
  for (const arrival of [...loud, ...silent]) {
    arrival.isTaken = true;
  }
  const rest = grown - silent.length;
  if (rest <= 0 || (fresh === 0 && isSilenced())) {
    return undefined;
  }
  return (rest === 1 && loud.length === 1 && loud[0]?.message) || 'several';
}

/**
 * What is announced of a count that has grown, in the language of the inbox: the title of the one message that has come, and before it who sent
 * it, unless that is in the title, else `words`, which tell the count. Undefined where the reader is to hear nothing of it. Fails where its
 * words could not be fetched.
 */
export async function wordsOf(
  translator: Translator,
  words: string,
  ...came: Parameters<typeof takeArrivals>
): Promise<string | undefined> {
  const taken = takeArrivals(...came);
  const message = typeof taken === 'object' ? taken : undefined;
  const title = message?.title?.trim();
  if (!message || !title) {
    return taken && words;
  }
  const name = senderName(message);
  return (await attentionWords.load(translator)).text('arrived', {
    title: foldText(title).includes(foldText(name)) ? title : translator.list([name, title]),
  });
}
