import { HttpResponse } from 'msw';
import { buildFeed, buildMessage } from './build.ts';
import { buildId } from './buildId.ts';
import { combine, only } from './composeScenarios.ts';
import { failure } from './handlers/answer.ts';
import type { WorldRequest } from './trouble.ts';
import type { Scenario, World } from './worldContract.ts';

/** Every answer comes this much later, in milliseconds, or as much as a function says for each; the server has looked at the call before. */
export function slow(delayMs: number | (() => number)): Scenario {
  return (world) =>
    world.addTrouble({
      async after(answer) {
        const lateMs = typeof delayMs === 'number' ? delayMs : delayMs();
        await new Promise((resolve) => setTimeout(resolve, lateMs));
        return answer;
      },
    });
}

/** No answer at all, until it is undone: then the calls that hang are answered. */
export const hanging: Scenario = (world) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const remove = world.addTrouble({ before: () => released.then(() => undefined) });
  return () => {
    remove();
    release();
  };
};

/** Every call fails with this status, in the platform's words. */
export function failing(status: number): Scenario {
  return failingTimes(status, Number.POSITIVE_INFINITY);
}

/** The next call fails with this status, the others do not. */
export function failingOnce(status: number): Scenario {
  return failingTimes(status, 1);
}

/** One call fails with this status as long as it lasts; `path` is without the version, as in the ledger. */
export function failingFor(path: string, status: number): Scenario {
  return only(path, failing(status));
}

/** The next call that needs a token finds that all tokens have expired. A new session helps. */
export const unauthorizedOnce: Scenario = (world) =>
  world.addTrouble({
    concerns: (request) => !isSession(request),
    before: once(() => {
      world.expireTokens();
      return undefined;
    }),
  });

/** Calls are turned away as too many. `retryAfter` is the header as it goes over the wire: seconds, a date, or rubbish. */
export function rateLimited(retryAfter: number | string, times = Number.POSITIVE_INFINITY): Scenario {
  return failingTimes(429, times, { 'Retry-After': String(retryAfter) });
}

/** A proxy answers in the platform's place, with a page of its own. */
export const htmlError: Scenario = (world) =>
  world.addTrouble({
    before: () =>
      HttpResponse.html('<html><body><h1>502 Bad Gateway</h1><script>alert(1)</script></body></html>', {
        status: 502,
        statusText: 'Bad Gateway',
      }),
  });

/** No line: every call and every socket fails, and those that are open break. */
export const offline: Scenario = combine(
  (world) => world.addTrouble({ before: () => HttpResponse.error() }),
  noSocket,
);

/** The server does its work, but the next answer is lost on the way. */
export const answerLostOnce: Scenario = (world) =>
  world.addTrouble({ after: once(() => HttpResponse.error()) });

/** Of two answers that are ready within `windowMs` milliseconds, the later one arrives first. */
export function reordered(windowMs = 50): Scenario {
  return (world) => {
    let waiting: (() => void) | undefined;
    return world.addTrouble({
      after: (answer) =>
        new Promise((resolve) => {
          const release = () => resolve(answer);
          const earlier = waiting;
          waiting = earlier === undefined ? release : undefined;
          if (earlier !== undefined) {
            release();
          }
          setTimeout(earlier ?? release, earlier === undefined ? windowMs : 0);
        }),
    });
  };
}

/** A message arrives before every further page is read, so that the pages shift; no event tells of it. */
export const shiftingPages: Scenario = (world) => {
  let arrived = 0;
  return world.addTrouble({
    concerns: ({ path, query }) => path.endsWith('/notifications/feed') && Number(query.get('page')) > 0,
    before() {
      arrived += 1;
      // Far from the ids of the samples and of what `receive` makes.
      const late = { ...buildMessage({ _id: buildId('message', 200_000 + arrived) }, arrived), seen: false };
      world.setMessages([late, ...world.messages()]);
      return undefined;
    },
  });
};

/** The socket server turns everybody away. */
export const refusedSocket: Scenario = (world) => world.refuse();

/** There is no socket server; sockets that were open are lost. */
export function noSocket(world: World): () => void {
  const undo = world.line.setMode('absent');
  world.disconnect();
  return undo;
}

/** The default subscriber has no messages. */
export const empty: Scenario = (world) => world.setMessages([]);

/** The default subscriber has this many messages. */
export function manyMessages(count: number): Scenario {
  return (world) => world.setMessages(buildFeed(count));
}

function failingTimes(status: number, times: number, headers: Record<string, string> = {}): Scenario {
  return (world) => {
    let left = times;
    return world.addTrouble({
      before({ path }) {
        left -= 1;
        return left >= 0 ? failure(status, undefined, `/v1${path}`, headers) : undefined;
      },
    });
  };
}

function once<Arguments extends unknown[], Result>(act: (...all: Arguments) => Result) {
  let done = false;
  return (...all: Arguments): Result | undefined => {
    if (done) {
      return undefined;
    }
    done = true;
    return act(...all);
  };
}

function isSession({ path }: WorldRequest): boolean {
  return path === '/widgets/session/initialize';
}
