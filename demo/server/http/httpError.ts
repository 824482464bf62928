/** A refusal with its status; every 400 has a list of sentences. */
export class HttpError extends Error {
  readonly status: number;
  readonly body: string | readonly string[];
  /** Further members of the answer. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(
    status: number,
    body: string | readonly string[],
    details: Readonly<Record<string, unknown>> = {},
  ) {
    super(typeof body === 'string' ? body : body.join(', '));
    this.name = 'HttpError';
    this.status = status;
    this.body = body;
    this.details = details;
  }
}

/** The refusal of an invalid input, with a sentence for each error. */
export function badRequest(...sentences: readonly string[]): HttpError {
  return new HttpError(400, sentences);
}
