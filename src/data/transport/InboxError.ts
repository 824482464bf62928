/** Why a call failed, in one word a program can switch on. */
export const inboxErrorCodes = [
  'network',
  'timeout',
  'aborted',
  'unauthorized',
  'forbidden',
  'not_found',
  'conflict',
  'rate_limited',
  'rejected',
  'server',
  'invalid_answer',
  'invalid_request',
] as const;

/** One reason of `inboxErrorCodes`. */
export type InboxErrorCode = (typeof inboxErrorCodes)[number];

/** What an `InboxError` is made of. */
export interface InboxErrorDetails {
  /** Why it failed, in one word. */
  readonly code: InboxErrorCode;
  /** The server's status, or 0 when no answer came. */
  readonly status: number;
  /** The server's words, or ours where it had none. Plain text, never markup. */
  readonly reason: string;
  /** Whether the same call may succeed if it is simply made again. */
  readonly retryable: boolean;
  /** How long the server asked us to wait, in milliseconds. */
  readonly retryAfterMs?: number | undefined;
  /** What was thrown, where it came from a throw. */
  readonly cause?: unknown;
}

/**
 * The one error class of carillon. Its message is the specification's sentence:
 * `HTTP error! Status: {status}, Message: {message}`.
 *
 * @source docs/protocol.md#failures
 */
export class InboxError extends Error {
  override readonly name = 'InboxError';
  readonly code: InboxErrorCode;
  readonly status: number;
  readonly reason: string;
  readonly retryable: boolean;
  readonly retryAfterMs: number | undefined;

  constructor(details: InboxErrorDetails) {
    super(`HTTP error! Status: ${details.status}, Message: ${details.reason}`, { cause: details.cause });
    this.code = details.code;
    this.status = details.status;
    this.reason = details.reason;
    this.retryable = details.retryable;
    this.retryAfterMs = details.retryAfterMs;
  }

  /** The same failure for a caller who must not try again, because somebody else already did. */
  asFinal(): InboxError {
    return new InboxError({ ...this, retryable: false, cause: this });
  }
}

/** Why an answer cannot be used, though it came: it is not what the wire promises. */
export function invalidAnswer(reason: string, status = 200): InboxError {
  return new InboxError({ code: 'invalid_answer', status, reason, retryable: false });
}

/** Why a call was not made, or its answer not used: it was aborted, or its subscriber has changed, signed out or has no session. */
export function givenUp(): InboxError {
  const reason = 'The call was given up';
  return new InboxError({ code: 'aborted', status: 0, reason, retryable: false });
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

/** Any thrown thing as an `InboxError`, so that nobody further up needs to look twice. */
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
