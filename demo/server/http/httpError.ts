/** A refusal with its status; a list of sentences is what every 400 carries. */
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

/** The refusal of a bad input, with a sentence for each fault. */
export function badRequest(...sentences: readonly string[]): HttpError {
  return new HttpError(400, sentences);
}
