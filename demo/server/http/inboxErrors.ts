import type { FastifyError, FastifyInstance } from 'fastify';
import { HttpError } from './httpError.ts';
import { memberOf, type SchemaFault, toSentences } from './sentences.ts';

/** The refusal of an input by the member that is wrong; the inbox API answers it with 422. */
export function invalid(member: string, ...messages: readonly string[]): HttpError {
  return unprocessable({ [member]: { messages } });
}

/** Answers what these routes refuse in the shape of the inbox API: 422 with a list by member, and 400 with one text. */
export function handleInboxErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | HttpError) => {
    // What is thrown here goes to the handler of the whole server.
    if (error instanceof HttpError) {
      throw error.status === 400 && typeof error.body !== 'string'
        ? new HttpError(400, error.message, error.details)
        : error;
    }
    throw error.validation ? invalidParts(error.validation) : error;
  });
}

/** The refusal of an input that does not fit its schema. */
export function invalidParts(faults: readonly SchemaFault[], root = ''): HttpError {
  const errors: Record<string, { messages: string[] }> = {};
  for (const fault of faults) {
    const member = [root, memberOf(fault)].filter(Boolean).join('.') || 'general';
    errors[member] ??= { messages: [] };
    errors[member].messages.push(...toSentences([fault], root || 'body'));
  }
  return unprocessable(errors);
}

function unprocessable(errors: Readonly<Record<string, { messages: readonly string[] }>>): HttpError {
  return new HttpError(422, 'Validation Error', { errors, error: undefined });
}
