import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from './httpError.ts';
import { toSentences } from './sentences.ts';

/** The body of every failed call. */
export interface ErrorBody {
  statusCode: number;
  /** ISO date. */
  timestamp: string;
  path: string;
  message: string | readonly string[];
  error: string;
  /** Only with status 500: the name of the entry in the server's log. */
  errorId?: string;
}

/** Answers every failure in the one shape of the protocol, without details of unexpected errors. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | HttpError, request, reply) => {
    const body = toErrorBody(error, request);
    if (body.errorId)
      console.error(`${body.errorId} ${request.method} ${routeOf(request)}\n${error.stack ?? error}`);
    return reply.code(body.statusCode).send(body);
  });
}

/** Writes the body of a failure. */
export function errorBody(request: FastifyRequest, status: number, message: ErrorBody['message']): ErrorBody {
  return {
    statusCode: status,
    timestamp: new Date().toISOString(),
    path: request.url,
    message,
    error: STATUS_CODES[status] ?? 'Error',
  };
}

function toErrorBody(error: FastifyError | HttpError, request: FastifyRequest): ErrorBody {
  if (error instanceof HttpError) {
    return { ...errorBody(request, error.status, error.body), ...error.details };
  }
  if (error.validation)
    return errorBody(request, 400, toSentences(error.validation, error.validationContext));
  const status = error.statusCode ?? 500;
  if (status === 503) return errorBody(request, 503, error.message);
  if (status === 400) return errorBody(request, 400, [error.message]);
  if (status > 400 && status < 500) return errorBody(request, status, error.message);
  const errorId = randomUUID();
  const message = `Something went wrong on the server. Contact support and mention ${errorId}.`;
  return { ...errorBody(request, 500, message), errorId };
}

/** The route's pattern and not its address, so that no value of a request reaches the log. */
function routeOf(request: FastifyRequest): string {
  return request.routeOptions.url ?? 'unknown route';
}
