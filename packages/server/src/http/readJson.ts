import { isRecord, isString, type UnknownRecord } from '../../../../src/data/transport/guards.ts';
import { Refusal } from './Refusal.ts';

/** As many bytes of a body are read: a change names about 40,000 messages in them. */
export const maxBytes = 1_000_000;
/** SQLite reads no JSON that is nested more than a thousand times. */
const maxDepth = 100;

/** The object that a request has as its body. Refuses what is larger than a megabyte or not JSON. */
export async function readJson(request: Request): Promise<UnknownRecord> {
  // A form of another site cannot send this type.
  if (!/^application\/json\b/i.test(request.headers.get('Content-Type') ?? '')) {
    throw new Refusal(415, 'The body of this request has to be application/json');
  }
  return parseObject(await readText(request));
}

/** A JSON object. Refuses what no database stores. */
export function parseObject(text: string): UnknownRecord {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Refusal(422, 'This is no JSON');
  }
  if (!isRecord(value)) {
    throw new Refusal(422, 'A JSON object is expected here');
  }
  checkMembers(value, maxDepth);
  return value;
}

function checkMembers(value: unknown, depth: number): void {
  if (depth === 0) {
    throw new Refusal(422, 'This is nested too deeply');
  }
  if (isString(value)) {
    checkText(value);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, member] of Object.entries(value)) {
      checkText(name);
      checkMembers(member, depth - 1);
    }
  }
}

/** Refuses NUL characters and halves of surrogate pairs, which PostgreSQL stores in no text. */
export function checkText(text: string): string {
  if (text.includes('\0') || /\p{Surrogate}/u.test(text)) {
    throw new Refusal(422, 'A text has a character that cannot be stored');
  }
  return text;
}

async function readText({ body }: Request): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (const reader = body?.getReader(); reader !== undefined; ) {
    const { done, value } = await reader.read();
    if (done) {
      break;
    }
    bytes += value.byteLength;
    if (bytes > maxBytes) {
      await reader.cancel();
      throw new Refusal(413, 'The body of this request is larger than a megabyte');
    }
    text += decoder.decode(value, { stream: true });
  }
  return text + decoder.decode();
}
