/**
 * Why something failed. The first nine are for backends: `refused` for good, `gone` if it is not there any more, `limited` if there were too
 * many calls, `unavailable` if the server is out of reach or in fault, `malformed` if its answer cannot be used, `unsupported` if the
 * backend cannot do it. The others are carillon's: a call that was given up, a host that does not say who the reader is, and a browser that
 * does not store.
 */
export type InboxErrorKind =
  | 'unauthorized'
  | 'refused'
  | 'gone'
  | 'conflict'
  | 'limited'
  | 'unavailable'
  | 'timeout'
  | 'malformed'
  | 'unsupported'
  | 'aborted'
  | 'unidentified'
  | 'storage';

/**
 * The one error class of carillon. The message of a failure has the form that the specification gives,
 * `HTTP error! Status: {status}, Message: {message}`; that of a success that cannot be used says what is wrong with it.
 *
 * @source docs/protocol.md#failures
 */
export class InboxError extends Error {
  override readonly name = 'InboxError';
  /** Why it failed, in one word. */
  declare readonly kind: InboxErrorKind;
  /** The HTTP status, or 0 when no answer came. */
  declare readonly status: number;
  /** The server's message, or ours if it had none. Plain text, never markup. */
  declare readonly reason: string;
  /** Whether the same call may succeed if it is repeated. @default for `limited`, `unavailable` and `timeout` */
  declare readonly retryable: boolean;
  /**
   * Why an answer to a message was not taken: somebody else has answered, the question was taken back, its time is over, or it is not the
   * reader's to decide.
   */
  declare readonly conflict: 'answered' | 'withdrawn' | 'expired' | 'forbidden' | undefined;
  /** The pause that the server requested, in milliseconds. */
  declare readonly retryAfterMs: number | undefined;

  constructor({
    cause,
    ...given
  }: Pick<InboxError, 'kind' | 'reason'> &
    Partial<Pick<InboxError, 'status' | 'retryable' | 'retryAfterMs' | 'conflict'>> & {
      readonly cause?: unknown;
    }) {
    const retryable = ['limited', 'unavailable', 'timeout'].includes(given.kind);
    const details = { status: 0, retryable, ...given };
    const told =
      details.kind === 'malformed' || details.status === 200
        ? 'The answer cannot be used'
        : `HTTP error! Status: ${details.status}, Message`;
    super(`${told}: ${details.reason}`, { cause });
    Object.assign(this, details);
  }
}

/** The same failure for a caller that must not retry, because it was retried already. */
export function asFinal(error: InboxError): InboxError {
  return new InboxError({ ...error, retryable: false, cause: error });
}

/** Why an answer cannot be used: it does not have the shape of the protocol. */
export function malformed(reason: string, status = 200): InboxError {
  return new InboxError({ kind: 'malformed', status, reason });
}

/** Why a call was not made, or with a status its answer not used: it was aborted, or its subscriber has changed, signed out or has no session. */
export function givenUp(status = 0): InboxError {
  return new InboxError({ kind: 'aborted', status, reason: 'The call was given up' });
}

/** Any thrown value as an `InboxError`. */
export function toInboxError(thrown: unknown): InboxError {
  return thrown instanceof InboxError
    ? thrown
    : new InboxError({ kind: 'unavailable', reason: 'The server could not be reached', cause: thrown });
}
