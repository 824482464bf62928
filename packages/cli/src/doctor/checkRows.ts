import { readMessage } from '../../../../src/data/model/parseMessage.ts';
import { droppedOf } from '../../../../src/data/model/tellDropped.ts';
import { isRecord, toCount } from '../../../../src/data/transport/guards.ts';
import { parseJson } from '../../../../src/data/transport/parseJson.ts';
import { readText } from '../../../../src/data/transport/readText.ts';
import { ask } from './ask.ts';
import { type Finding, failed, ok, warning } from './Finding.ts';

/** How many rows are looked at. */
const limit = 20;

/** Whether the routes of a REST backend answer with messages and a count, and what the inbox would leave out of them. */
export async function checkRows(base: string, headers: Readonly<Record<string, string>>): Promise<Finding[]> {
  const get = async (path: string): Promise<unknown> => {
    const response = await ask(`${base.replace(/\/+$/, '')}${path}`, {
      headers: { accept: 'application/json', ...headers },
    });
    if (!response?.ok) {
      return response?.status ?? 'nothing';
    }
    return parseJson(await readText(response).catch(() => ''));
  };
  const [list, counted] = [
    await get(`/messages?limit=${limit}`),
    await get(`/messages/count?limit=${limit}`),
  ];
  return [rowsOf(list), countOf(counted)].flat();
}

function rowsOf(body: unknown): Finding[] {
  if (!isRecord(body) || !Array.isArray(body.messages)) {
    return [noAnswer('messages', body, 'the list: it shows an error', '{ "messages": [ … ], "next": null }')];
  }
  const rows: readonly unknown[] = body.messages;
  const sentences = rows.flatMap((row) => droppedOf(row, readMessage(row)));
  const firstOfEach = new Map(sentences.toReversed().map((sentence) => [sentence.split('`')[1], sentence]));
  if (firstOfEach.size === 0) {
    return [ok('messages', `${rows.length}, of which nothing is left out`)];
  }
  const areNone = rows.every((row) => readMessage(row) === undefined);
  return [...firstOfEach.values()].map((seen) =>
    areNone
      ? failed('messages', seen, 'the list: no row of it can be shown', mend)
      : warning('messages', seen, 'the rows that have it', mend),
  );
}

const mend = 'send it in the form of docs/rest-protocol.md, or give restBackend a `map`';

function countOf(body: unknown): Finding {
  const count = isRecord(body) ? toCount(body.count) : undefined;
  return count === undefined
    ? noAnswer('count', body, 'the number at the bell: there is none', '{ "count": 5 }')
    : ok('count', String(count));
}

function noAnswer(check: string, body: unknown, breaks: string, form: string): Finding {
  const seen =
    typeof body === 'number'
      ? `the server answers ${body}`
      : `the answer is ${JSON.stringify(body)?.slice(0, 80) ?? 'no JSON, or too long'}`;
  return failed(check, seen, breaks, `answer with ${form}; headers of a reader come from CARILLON_HEADERS`);
}
