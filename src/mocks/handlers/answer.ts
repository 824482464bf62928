import { HttpResponse } from 'msw';
import { readRequest, type WorldRequest, withFaults } from '../faults.ts';
import type { WorldSubscriber } from '../memory.ts';
import type { MockWorld } from '../worldContract.ts';

/** The version prefix of every call. @source docs/protocol.md#base-and-headers */
const versionPrefix = '/v1';

/** Ends a call with an error status; handlers throw it. */
export class WireFailure extends Error {
  readonly status: number;
  readonly reason: string | readonly string[];

  constructor(status: number, reason: string | readonly string[]) {
    super(`${status}`);
    this.status = status;
    this.reason = reason;
  }
}

/** The address of a call, as MSW matches it. */
export function addressOf(world: MockWorld, path: string): string {
  return world.backendUrl + versionPrefix + path;
}

/** Answers a call that needs no token. */
export async function answerOpenly(
  world: MockWorld,
  request: Request,
  work: (call: WorldRequest) => Response | Promise<Response>,
): Promise<Response> {
  const call = await readRequest(request, addressOf(world, ''));
  const late = world.unruly?.callMs(call.path);
  if (late !== undefined) {
    await pause(late.requestMs);
  }
  world.requests.push(call);
  const answered = await withFaults(world.faults, call, async () => {
    const given = await answerOf(call, work);
    // An address gives each subscriber something else. @source docs/protocol.md#base-and-headers
    given.headers.set('Cache-Control', 'no-store');
    return given;
  });
  if (late !== undefined) {
    await pause(late.answerMs);
  }
  return answered;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

async function answerOf(
  call: WorldRequest,
  work: (call: WorldRequest) => Response | Promise<Response>,
): Promise<Response> {
  try {
    return await work(call);
  } catch (thrown) {
    if (thrown instanceof WireFailure) {
      return failure(thrown.status, thrown.reason, `${versionPrefix}${call.path}`);
    }
    throw thrown;
  }
}

/** Answers a call for the subscriber whose token it has; without a valid token with 401. */
export function answer(
  world: MockWorld,
  request: Request,
  work: (subscriber: WorldSubscriber, call: WorldRequest) => Response | Promise<Response>,
): Promise<Response> {
  return answerOpenly(world, request, (call) => {
    const token = /^Bearer (.+)$/.exec(call.authorization ?? '')?.[1];
    const subscriber = token === undefined ? undefined : world.memory.holderOf(token);
    if (subscriber === undefined) {
      throw new WireFailure(401, 'Unauthorized');
    }
    return work(subscriber, call);
  });
}

/** A result in the envelope of the protocol. */
export function enveloped(data: unknown, status = 200): Response {
  const headers = { 'Content-Type': 'application/json' };
  return new HttpResponse(JSON.stringify({ data }), { status, headers });
}

const phrases: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
};

/** An error body as the platform writes it. @source docs/protocol.md#errors */
export function failure(
  status: number,
  reason: string | readonly string[] | undefined,
  path: string,
  headers: Record<string, string> = {},
): Response {
  const error = phrases[status] ?? 'Error';
  const body = {
    statusCode: status,
    timestamp: new Date(0).toISOString(),
    path,
    message: reason ?? error,
    error,
  };
  return HttpResponse.json(body, { status, statusText: error, headers });
}
