import { isRecord, isString } from '../../../../src/data/transport/guards.ts';
import { Refusal } from '../http/Refusal.ts';
import { readJson } from '../http/readJson.ts';
import type { InboxServer } from '../InboxServer.ts';
import type { Reader } from '../model/Reader.ts';

/** What the routes of the conformance suite work with. */
interface Suite {
  readonly server: InboxServer;
  readerOf(subscriberId: string): Reader;
  /** Sets the clock ahead, and does what is due by then. */
  setClock(aheadMs: number): Promise<void>;
}

/** Answers a request of the conformance suite. */
export async function answerSuite(
  { server, readerOf, setClock }: Suite,
  request: Request,
  path: string,
): Promise<Response> {
  const { subscriberIds, subscriberId, message, aheadMs } = await readJson(request);
  const asked = `${request.method} ${path}`;
  if (asked === 'DELETE /_conformance/messages' && Array.isArray(subscriberIds)) {
    for (const id of subscriberIds.filter(isString)) {
      await server.forget(readerOf(id));
    }
  } else if (asked === 'POST /_conformance/messages' && isString(subscriberId) && isRecord(message)) {
    await server.send(readerOf(subscriberId), message);
  } else if (asked === 'POST /_conformance/clock' && typeof aheadMs === 'number') {
    await setClock(aheadMs);
  } else {
    throw new Refusal(422, 'The conformance suite does not ask this');
  }
  return new Response(null, { status: 204 });
}
