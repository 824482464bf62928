import { setTimeout as pause } from 'node:timers/promises';
import { getResponse, HttpResponse, RequestHandler } from 'msw';
import { handlers, type World } from '../../src/mocks/index.ts';

/** A call at the moment when it leaves the page. */
export interface LeavingCall {
  readonly path: string;
  /** The subscriber of its token; undefined for a call without a token. */
  readonly holder: string | undefined;
  /** The subscriber in the body of a session call. */
  readonly subscriberId: string | undefined;
  /** The `for` member of the payload in the query of a feed. */
  readonly payloadFor: string | undefined;
}

/**
 * A `fetch` to a mock world over a bad network: each way takes as long as `lottery` returns (in milliseconds) and, while `faulty`
 * is set, a few calls find the server down, and a few find that all tokens have expired. It works without MSW, so that a real
 * socket can be used beside it.
 */
export function shakyNetwork(world: World, lottery: () => number, onLeave: (call: LeavingCall) => void) {
  const requestHandlers = handlers(world).filter((handler) => handler instanceof RequestHandler);
  /** The subscriber of every token that was ever issued. */
  const holders = new Map<string, string>();
  let underWay = 0;

  async function fetch(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
    const request = new Request(input, init);
    const token = request.headers.get('authorization')?.replace('Bearer ', '');
    // Nothing may be awaited before `onLeave`: it must see the page as it is now.
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const payload = new URL(request.url).searchParams.get('payload');
    const call = {
      path: new URL(request.url).pathname,
      holder: token === undefined ? undefined : holders.get(token),
      subscriberId: memberOf(body, 'subscriberId'),
      payloadFor: payload === null ? undefined : memberOf(JSON.parse(atob(payload)), 'for'),
    };
    onLeave(call);
    underWay += 1;
    try {
      await pause(lottery(), undefined, { signal: request.signal });
      if (network.faulty && lottery() === 0) {
        return HttpResponse.json({}, { status: 503 });
      }
      if (network.faulty && call.holder !== undefined && lottery() === 0) {
        world.expireTokens();
      }
      const answer = await Promise.race([getResponse(requestHandlers, request), givenUp(request.signal)]);
      if (answer === undefined) {
        throw new Error(`No handler for ${request.url}`);
      }
      if (call.subscriberId !== undefined && answer.ok) {
        const given: unknown = await answer.clone().json();
        const newToken = memberOf(Reflect.get(Object(given), 'data'), 'token');
        holders.set(newToken ?? '', call.subscriberId);
      }
      await pause(lottery(), undefined, { signal: request.signal });
      return answer;
    } finally {
      underWay -= 1;
    }
  }
  const network = { fetch, holders, faulty: false, underWay: () => underWay };
  return network;
}

/** Fails when a call is aborted, as a call to a server that hangs does not. */
function givenUp(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', reject));
}

function memberOf(value: unknown, name: string): string | undefined {
  const member: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  return typeof member === 'string' ? member : undefined;
}
