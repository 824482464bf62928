import { isString, type MessageRow } from '../data/index.ts';
import { repliesOf } from './repliesOf.ts';

/**
 * What a server of the Model Context Protocol is told once the message of `fromInputRequest` was answered: what the same call is made with
 * again, beside its arguments, or for the older elicitation its result. What was withdrawn or has expired is `cancel`. It throws where an
 * answer is missing, or does not fit what was asked.
 */
export function toInputResponse(message: MessageRow):
  | {
      action: 'accept' | 'decline' | 'cancel';
      content?: Record<string, string | number | boolean | string[]>;
    }
  | {
      inputResponses: Record<
        string,
        {
          action: 'accept' | 'decline' | 'cancel';
          content?: Record<string, string | number | boolean | string[]>;
        }
      >;
      requestState?: string;
    } {
  const { elicitation, inputRequests, requestState } = Object(message.data);
  const { at } = Object(message.answered);
  const replies = repliesOf(message, elicitation ?? inputRequests, at ? Date.parse(at) : Date.now());
  const results = replies.map(({ id, answer, payload: content }) => [id, resultOf(answer, content)] as const);
  const [first] = results;
  if (!first) {
    throw new Error('No requests');
  }
  return elicitation
    ? first[1]
    : { inputResponses: Object.fromEntries(results), ...(isString(requestState) && { requestState }) };
}

function resultOf(answer: string, content: unknown) {
  if (answer === 'cancel' || answer === 'decline') {
    return { action: answer } as const;
  }
  return { action: 'accept' as const, ...(content !== undefined && { content: Object(content) }) };
}
