import {
  type BackendCall,
  type ChangeAnswer,
  type InboxBackend,
  type MessageEffect,
  type MessageRow,
  toInboxError,
} from '../../data/index.ts';

/** What was made of a change of several messages. */
export interface Marked {
  readonly messages: readonly MessageRow[];
  /** The failures of those that are gone, by their ids. */
  readonly gone: ReadonlyMap<string, unknown>;
}

/** Changes messages by one call. Where one of them is gone, by a call for each, which tells the others from it. */
export async function markEach(
  backend: InboxBackend,
  ids: readonly string[],
  effect: MessageEffect,
  call: BackendCall,
): Promise<Marked> {
  if (ids.length === 0) {
    return { messages: [], gone: new Map() };
  }
  try {
    const answer: ChangeAnswer | undefined = await backend.changeMessages({ ids }, effect, call);
    return { messages: rowsOf(answer), gone: new Map() };
  } catch (thrown) {
    if (toInboxError(thrown).kind !== 'gone') {
      throw thrown;
    }
    if (ids.length === 1) {
      return { messages: [], gone: new Map(ids.map((id) => [id, thrown])) };
    }
    const each = await Promise.all(ids.map((id) => markEach(backend, [id], effect, call)));
    return {
      messages: each.flatMap(({ messages }) => messages),
      gone: new Map(each.flatMap(({ gone }) => [...gone])),
    };
  }
}

/** The rows of an answer to a change, which may have none. */
export function rowsOf(answer: ChangeAnswer | undefined): readonly MessageRow[] {
  return Array.isArray(answer?.messages) ? answer.messages : [];
}
