import { storedText } from '../../base/index.ts';
import {
  featureKey,
  type InboxClient,
  isRecord,
  isString,
  parseJson,
  pendingChangesOf,
} from '../../data/index.ts';

/** What a reader has written for an answer, and not sent. */
export interface Draft {
  /** The answer whose fields are open. */
  readonly answer?: string | undefined;
  /** The texts of the fields, by their names; a list, since several can have one name. */
  readonly values: Readonly<Record<string, readonly string[]>>;
}

/** What a reader has written beside questions, in this browser. */
export interface Drafts {
  get(messageId: string): Draft | undefined;
  set(messageId: string, draft: Draft): void;
  drop(messageId: string): void;
}

/** How many are kept at most, the newest of them, and how long they may be together, in characters. */
const most = 50;
const maxLetters = 200_000;
const version = 1;

/**
 * Makes the drafts of a client's reader, which outlive the page. One ends once an answer to its question is confirmed, or once the reader has
 * been told that it cannot be sent any more; all of them where what was not sent does: see `clearPersistedInbox`. Get it with `client.service`.
 */
export function createDrafts(client: InboxClient): Drafts {
  const stored = storedText(featureKey(client.identity, 'drafts'));
  let text: string | null = null;
  let drafts = new Map<string, Draft>();
  let isEnded = false;
  /** As they are now: another tab of the reader may have written some. */
  const read = () => {
    const now = stored.get();
    if (now !== text) {
      text = now;
      drafts = new Map(parseDrafts(now));
    }
    return drafts;
  };
  const keep = () => {
    const next = JSON.stringify({ version, drafts: [...drafts].slice(-most) });
    if (!isEnded && next.length < maxLetters) {
      stored.set(next);
      text = next;
    }
  };
  const drop = (messageId: string) => {
    if (read().delete(messageId)) {
      keep();
    }
  };
  const { get, subscribe } = pendingChangesOf(client);
  subscribe(() => {
    for (const { type, target, state } of get().ended) {
      // How another tab's has ended that tab knows, and drops what is to go.
      if (type === 'answer' && state !== 'elsewhere') {
        target.ids.forEach(drop);
      }
    }
  });
  client.events.on('ending', () => {
    isEnded = true;
  });
  return {
    get: (messageId) => read().get(messageId),
    set(messageId, draft) {
      read().delete(messageId);
      drafts.set(messageId, draft);
      keep();
    },
    drop,
  };
}

/** What was stored; nothing if it is of another version, and without what is no draft. */
export function parseDrafts(text: string | null): readonly [messageId: string, draft: Draft][] {
  const stored = parseJson(text);
  const { drafts } = isRecord(stored) && stored.version === version ? stored : {};
  return (Array.isArray(drafts) ? drafts : []).flatMap((one: unknown) => {
    const [id, draft]: readonly unknown[] = Array.isArray(one) ? one : [];
    if (!isString(id) || !isRecord(draft) || !isRecord(draft.values)) {
      return [];
    }
    const values = Object.entries(draft.values).flatMap(([name, texts]) =>
      Array.isArray(texts) ? [[name, texts.filter(isString)] as const] : [],
    );
    const answer = isString(draft.answer) ? draft.answer : undefined;
    return [[id, { answer, values: Object.fromEntries(values) }]];
  });
}

/** The texts of the fields of a form, by their names. */
export function textsIn(form: HTMLFormElement): Draft['values'] {
  const written = new FormData(form);
  return Object.fromEntries(
    [...new Set(written.keys())].map((name) => [name, written.getAll(name).filter(isString)]),
  );
}
