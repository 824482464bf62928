import { HttpResponse } from 'msw';
import { buildFeed, buildMessage } from './build.ts';
import { buildId } from './buildId.ts';
import { combine, only } from './composeScenarios.ts';
import type { WorldRequest } from './faults.ts';
import { failure } from './handlers/answer.ts';
import { insideOf, type Scenario, type World } from './worldContract.ts';

/** Delays every answer by this many milliseconds, or by what a function returns for each. The server has handled the call before. */
export function slow(delayMs: number | (() => number)): Scenario {
  return (world) =>
    world.addFault({
      async after(answer) {
        const lateMs = typeof delayMs === 'number' ? delayMs : delayMs();
        await new Promise((resolve) => setTimeout(resolve, lateMs));
        return answer;
      },
    });
}

/** No call is answered until the scenario ends; then all pending calls are. */
export const hanging: Scenario = (world) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const remove = world.addFault({ before: () => released.then(() => undefined) });
  return () => {
    remove();
    release();
  };
};

/** Every call fails with this status and the platform's error body. */
export function failing(status: number): Scenario {
  return failingTimes(status, Number.POSITIVE_INFINITY);
}

/** Only the next call fails with this status. */
export function failingOnce(status: number): Scenario {
  return failingTimes(status, 1);
}

/** Every call of one path fails with this status. `path` has no version: `/widgets/organization`. */
export function failingFor(path: string, status: number): Scenario {
  return only(path, failing(status));
}

/** At the next call that needs a token all tokens expire, so it fails with 401 until a new session is opened. */
export const unauthorizedOnce: Scenario = (world) =>
  world.addFault({
    concerns: (request) => !isSession(request),
    before: once(() => {
      world.expireTokens();
      return undefined;
    }),
  });

/** Calls fail with 429, as often as `times` says. `retryAfter` is the header's value: seconds, a date, or something malformed. */
export function rateLimited(retryAfter: number | string, times = Number.POSITIVE_INFINITY): Scenario {
  return failingTimes(429, times, { 'Retry-After': String(retryAfter) });
}

/** Every call is answered by a proxy, with an HTML page and status 502. */
export const htmlError: Scenario = (world) =>
  world.addFault({
    before: () =>
      HttpResponse.html('<html><body><h1>502 Bad Gateway</h1><script>alert(1)</script></body></html>', {
        status: 502,
        statusText: 'Bad Gateway',
      }),
  });

/** No network: every call and every connection attempt fails, and open connections break. */
export const offline: Scenario = combine(
  (world) => world.addFault({ before: () => HttpResponse.error() }),
  noSocket,
);

/** The server handles the next call, but its answer is lost on the way. */
export const answerLostOnce: Scenario = (world) =>
  world.addFault({ after: once(() => HttpResponse.error()) });

/** Of two answers within `windowMs` milliseconds, the later one arrives first. */
export function reordered(windowMs = 50): Scenario {
  return (world) => {
    let waiting: (() => void) | undefined;
    return world.addFault({
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

/** Before each page after the first a message arrives without a live event, so that the pages shift. */
export const shiftingPages: Scenario = (world) => {
  let arrived = 0;
  return world.addFault({
    concerns: ({ path, query }) => path.endsWith('/notifications/feed') && Number(query.get('page')) > 0,
    before() {
      arrived += 1;
      // Outside the ranges of the samples' ids and of those that `receive` makes.
      const late = { ...buildMessage({ _id: buildId('message', 200_000 + arrived) }, arrived), seen: false };
      world.setMessages([late, ...world.messages()]);
      return undefined;
    },
  });
};

/** The socket server closes every connection and refuses new ones. */
export const refusedSocket: Scenario = (world) => world.refuse();

/** The socket server cannot be reached; open connections break. */
export function noSocket(world: World): () => void {
  const undo = insideOf(world).socketServer.setMode('absent');
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
    return world.addFault({
      before({ path }) {
        left -= 1;
        return left >= 0 ? failure(status, undefined, `/v1${path}`, headers) : undefined;
      },
    });
  };
}

/** The act, done by the first call alone; the others return undefined. */
export function once<Arguments extends unknown[], Result>(act: (...all: Arguments) => Result) {
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
