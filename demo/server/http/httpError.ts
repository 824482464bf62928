/** A refusal with its status; every 400 has a list of sentences. */
export class HttpError extends Error {
  readonly status: number;
  readonly body: string | readonly string[];

  constructor(status: number, body: string | readonly string[]) {
    super(typeof body === 'string' ? body : body.join(', '));
    this.name = 'HttpError';
    this.status = status;
    this.body = body;
  }
}

/** The refusal of an invalid input, with a sentence for each error. */
export function badRequest(...sentences: readonly string[]): HttpError {
  return new HttpError(400, sentences);
}
