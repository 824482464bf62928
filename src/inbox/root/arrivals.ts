import { type InboxMessage, senderName } from '../../data/index.ts';
import { attentionWords, foldText, type Translator } from '../../locales/index.ts';

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
  const since = (pastMs: number) =>
    arrivals.filter((arrival) => arrival.atMs > atMs - pastMs && arrival.atMs <= atMs);
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
 * What is announced of one message, in the language of the inbox: its title, and before it who sent it, unless that is in the title. Undefined
 * where it has no title. Fails where its words could not be fetched.
 */
export async function arrivalWords(
  translator: Translator,
  message: InboxMessage,
): Promise<string | undefined> {
  const title = message.title?.trim();
  const name = senderName(message);
  return (
    title &&
    (await attentionWords.load(translator)).text('arrived', {
      title: foldText(title).includes(foldText(name)) ? title : translator.list([name, title]),
    })
  );
}
