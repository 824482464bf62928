import { readChange } from '../http/readChange.ts';
import { readJson } from '../http/readJson.ts';
import { cursorOf, limitOf, placeOf, queryOf } from '../http/readQuery.ts';
import { withTag } from '../http/withTag.ts';
import { keyOf } from '../model/Reader.ts';
import type { Asked, Context } from './Context.ts';

const maxRows = 100;
const maxCount = 10_000;

/** `GET /messages`: a page, and where the list goes on. */
export async function listMessages(
  { store }: Context,
  { request, reader, parameters }: Asked,
): Promise<Response> {
  const limit = limitOf(parameters, 10, maxRows);
  const cursor = parameters.get('cursor');
  const below = cursor === null ? undefined : placeOf(cursor);
  // One more shows whether there is another page.
  const found = await store.list(reader, queryOf(parameters), limit + 1, below);
  const messages = found.slice(0, limit).map(({ message }) => message);
  const last = messages.at(-1);
  const next = last !== undefined && found.length > limit ? cursorOf(last) : null;
  return withTag(request, keyOf(reader), { messages, next });
}

/** `GET /messages/count`. */
export async function countMessages(
  { store }: Context,
  { request, reader, parameters }: Asked,
): Promise<Response> {
  const limit = limitOf(parameters, maxRows, maxCount);
  return withTag(request, keyOf(reader), { count: await store.count(reader, queryOf(parameters), limit) });
}

/** `POST /messages/changes`: answers with the changed messages, unless there are many. */
export async function changeMessages(
  { store, announce }: Context,
  { request, reader }: Asked,
): Promise<Response> {
  const { target, effect } = readChange(await readJson(request));
  const ids = await store.change(reader, target, effect);
  if (ids.length > 0) {
    announce(reader);
  }
  if (effect === 'removed' || ids.length > maxRows) {
    return new Response(null, { status: 204 });
  }
  const found = ids.length === 0 ? [] : await store.find(reader, ids);
  return Response.json({ messages: found.map(({ message }) => message) });
}
