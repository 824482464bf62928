/** A request that is not taken: its status, a sentence that may be shown to the reader, and further members of the problem. */
export class Refusal extends Error {
  readonly status: number;
  readonly members: object;

  constructor(status: number, detail: string, members: object = {}) {
    super(detail);
    this.status = status;
    this.members = members;
  }

  /** The answer, as RFC 9457 has it. */
  toResponse(): Response {
    const { status, message: detail, members } = this;
    return Response.json(
      { type: 'about:blank', status, detail, ...members },
      { status, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store' } },
    );
  }
}
