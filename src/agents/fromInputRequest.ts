import type { InboxMessage } from '../data/index.ts';
import { type Asked, answerOf, askedOf, english, type Words } from './askedOf.ts';
import { messageOf, notesOf } from './messageOf.ts';

/**
 * The message for what a server of the Model Context Protocol asks: a result `input_required` (2026-07-28), whose requests are answered together,
 * or the older request `elicitation/create`. Its `data` is what `toInputResponse` needs, with the server's `requestState`. What is not asked of a
 * person is left out. It throws an `Error` for the developer where nothing can be asked, or a form would ask for a secret.
 */
export function fromInputRequest(
  request: object,
  options: {
    /** What identifies the message: the protocol has no id that outlives the call. */
    readonly id: string;
    /** Who asks: the name of the server, which people must see. */
    readonly from: string;
    /** The words of answers that have none of their own. @default English ones; no answer for `cancel` */
    readonly labels?: { readonly [Name in keyof typeof english]?: string } | undefined;
  },
): Pick<InboxMessage, 'id' | 'title' | 'body' | 'sender' | 'answers' | 'parts'> & {
  readonly data: Readonly<Record<string, unknown>>;
} {
  const { id, from, labels } = options;
  const words = { ...english, ...labels };
  const { method, inputRequests, requestState } = Object(request);
  const requests: object = method ? { [id]: request } : Object(inputRequests);
  const questions = Object.entries(requests).flatMap(([name, one]) => {
    const { method: asked, params } = Object(one);
    return asked === 'elicitation/create' ? { id: name, ...elicited(Object(params), words) } : [];
  });
  const notes = notesOf(questions);
  return {
    ...messageOf(id, from, questions, words),
    data: method ? { elicitation: notes } : { inputRequests: notes, requestState },
  };
}

/** What is asked, and that it can be declined. */
function elicited(
  { mode, url, requestedSchema, message: text }: Readonly<Record<string, unknown>>,
  words: Words,
) {
  const { answers, sent } =
    mode === 'url' ? opened(url, words) : askedOf({ properties: {}, ...Object(requestedSchema) }, words);
  const decline = answerOf('decline', words.decline, words.declined);
  return { answers: [...answers.filter(({ id }) => id !== 'decline'), decline], sent, text };
}

/** A page of the server's, whose whole address is shown before it opens: what is written there is not for the inbox. */
function opened(address: unknown, { open }: Words): Asked {
  const { href: url, protocol, host } = new URL(String(address));
  if (!/^https?:$/.test(protocol)) {
    throw new Error(`Nobody is sent to ${protocol}`);
  }
  const label = `${open} ${host}`;
  return {
    answers: [
      { ...answerOf('open', label, label, undefined, 'primary'), confirm: url, url, target: '_blank' },
    ],
    sent: {},
  };
}
