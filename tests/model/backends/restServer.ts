import { restBackend } from '../../../src/backends/index.ts';
import type { MessageEffect } from '../../../src/data/model/messageFlags.ts';
import type { Random } from '../../../src/mocks/random.ts';
import { createRestServer, problem, restUrl } from '../../support/restServer.ts';
import { type CallFault, type Server, type TrueMessage, trueOf } from './servers.ts';

/** A server of the REST protocol, by HTTP and a stream of events. */
export function restServer(initial: readonly TrueMessage[], random: Random): Server {
  const line = { isCut: false };
  const server = createRestServer({
    messages: initial.map(({ feed, ...one }) => ({ ...one, feedId: feed })),
  });
  let calls = 0;
  let inFlight = 0;
  let fault: CallFault | undefined;
  const latencyMs = () => (random.chance(0.1) ? random.below(900) : random.below(60));

  /** Sends a request over a line that takes some time, and breaks. */
  async function send(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const request = new Request(input, init);
    const { signal } = request;
    const isStream = request.url.endsWith('/events');
    const own = isStream ? undefined : fault;
    fault = isStream ? fault : undefined;
    calls += Number(!isStream);
    const pause = () =>
      new Promise<void>((resolve, reject) => {
        signal.throwIfAborted();
        const timer = setTimeout(resolve, latencyMs());
        signal.addEventListener('abort', () => {
          clearTimeout(timer);
          reject(signal.reason);
        });
      });
    await pause();
    if (line.isCut || own === 'cut') {
      throw new TypeError('Failed to fetch');
    }
    const answer = own === 'broken' ? problem(503, 'Broken') : await server.answer(request);
    await pause();
    if (line.isCut || own === 'lost') {
      throw new TypeError('Failed to fetch');
    }
    return isStream ? new Response(delayed(answer, signal, latencyMs), answer) : answer;
  }

  const backend = restBackend({
    baseUrl: restUrl,
    fetch(input, init) {
      const isStream = String(input).endsWith('/events');
      inFlight += Number(!isStream);
      return send(input, init).finally(() => {
        inFlight -= Number(!isStream);
      });
    },
  });
  return Object.assign(line, {
    identity: { subscriberId: 'ana', backend },
    messages: () => server.messages().map(trueOf),
    calls: () => calls,
    inFlight: () => inFlight,
    receive: ({ feed, ...message }: Omit<TrueMessage, 'id'>) =>
      void server.receive({ ...message, feedId: feed }),
    change: (id: string, effect: MessageEffect) => server.change([id], effect),
    failNext(next: CallFault) {
      fault = next;
    },
    disconnect: () => server.disconnect(),
  });
}

/** A stream whose parts take some time, and keep their order. Nothing comes once its call was given up, or its reader has left. */
function delayed({ body }: Response, given: AbortSignal, latencyMs: () => number): ReadableStream {
  const left = new AbortController();
  const signal = AbortSignal.any([given, left.signal]);
  let lastMs = 0;
  const later = (act: () => void) => {
    lastMs = Math.max(lastMs, Date.now() + latencyMs());
    if (!signal.aborted) {
      const timer = setTimeout(act, lastMs - Date.now());
      signal.addEventListener('abort', () => clearTimeout(timer));
    }
  };
  return new ReadableStream({
    async start(controller) {
      given.addEventListener('abort', () => controller.error(given.reason));
      const reader = body?.getReader();
      signal.addEventListener('abort', () => void reader?.cancel());
      for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) {
        const { value } = part;
        later(() => controller.enqueue(value));
      }
      later(() => controller.close());
    },
    cancel: () => left.abort(),
  });
}
