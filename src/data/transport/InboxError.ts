/** The reason of a failure, for programs. */
export type InboxErrorCode =
  | 'network'
  | 'timeout'
  | 'aborted'
  | 'unauthorized'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'rate_limited'
  | 'rejected'
  | 'server'
  | 'invalid_answer'
  | 'invalid_request'
  | 'storage';

/**
 * The one error class of carillon. Its message has the form that the specification gives:
 * `HTTP error! Status: {status}, Message: {message}`.
 *
 * @source docs/protocol.md#failures
 */
export class InboxError extends Error {
  override readonly name = 'InboxError';
  /** Why it failed, in one word. */
  declare readonly code: InboxErrorCode;
  /** The HTTP status, or 0 when no answer came. */
  declare readonly status: number;
  /** The server's message, or ours if it had none. Plain text, never markup. */
  declare readonly reason: string;
  /** Whether the same call may succeed if it is repeated. */
  declare readonly retryable: boolean;
  /** The pause that the server requested, in milliseconds. */
  declare readonly retryAfterMs: number | undefined;

  constructor({
    cause,
    ...details
  }: Pick<InboxError, 'code' | 'status' | 'reason' | 'retryable'> & {
    readonly retryAfterMs?: number | undefined;
    readonly cause?: unknown;
  }) {
    super(`HTTP error! Status: ${details.status}, Message: ${details.reason}`, { cause });
    Object.assign(this, details);
  }
}

/** The same failure for a caller that must not retry, because it was retried already. */
export function asFinal(error: InboxError): InboxError {
  return new InboxError({ ...error, retryable: false, cause: error });
}

/** Why an answer cannot be used: it does not have the shape of the protocol. */
export function invalidAnswer(reason: string, status = 200): InboxError {
  return new InboxError({ code: 'invalid_answer', status, reason, retryable: false });
}

/** Why a call was not made, or with a status its answer not used: it was aborted, or its subscriber has changed, signed out or has no session. */
export function givenUp(status = 0): InboxError {
  const reason = 'The call was given up';
  return new InboxError({ code: 'aborted', status, reason, retryable: false });
}

/** The code of a failed HTTP status. */
export function codeOfStatus(status: number): InboxErrorCode {
  const known: Record<number, InboxErrorCode> = {
    401: 'unauthorized',
    403: 'forbidden',
    404: 'not_found',
    408: 'timeout',
    409: 'conflict',
    429: 'rate_limited',
  };
  return known[status] ?? (status >= 500 ? 'server' : 'rejected');
}

/** Any thrown value as an `InboxError`. */
export function toInboxError(thrown: unknown): InboxError {
  if (thrown instanceof InboxError) {
    return thrown;
  }
  return new InboxError({
    code: 'network',
    status: 0,
    reason: 'The server could not be reached',
    retryable: true,
    cause: thrown,
  });
}
