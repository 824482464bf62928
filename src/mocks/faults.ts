/** A call that reached the world. */
export interface WorldRequest {
  /** HTTP method in capitals. */
  readonly method: string;
  /** The whole address. */
  readonly url: string;
  /** Path after the version, such as `/widgets/notifications/feed`. */
  readonly path: string;
  /** The parsed query. */
  readonly query: URLSearchParams;
  /** All headers. */
  readonly headers: Headers;
  /** The whole `Authorization` header, or null. */
  readonly authorization: string | null;
  /** The parsed JSON body; undefined if there was none or it was not JSON. */
  readonly body: unknown;
}

/** A failure on the server, or on the way to or from it. */
export interface Fault {
  /** Whether it applies to this call. @default every call */
  concerns?(request: WorldRequest): boolean;
  /** Runs before the server handles the call. Returns an answer that replaces the server's, or undefined to continue. May wait. */
  before?(request: WorldRequest): Response | undefined | Promise<Response | undefined>;
  /** Runs after the server has handled the call. Returns another answer in place of the server's, or undefined. May wait. */
  after?(answer: Response, request: WorldRequest): Response | undefined | Promise<Response | undefined>;
}

/** Handles a call with the faults that apply to it, in the order in which they were added. */
export async function withFaults(
  faults: Iterable<Fault>,
  request: WorldRequest,
  work: () => Response | Promise<Response>,
): Promise<Response> {
  const concerned = [...faults].filter((fault) => fault.concerns?.(request) ?? true);
  for (const fault of concerned) {
    const instead = await fault.before?.(request);
    if (instead !== undefined) {
      return instead;
    }
  }
  let answer = await work();
  for (const fault of concerned) {
    answer = (await fault.after?.(answer, request)) ?? answer;
  }
  return answer;
}

/** Reads a call once, for the log and for the handlers. */
export async function readRequest(request: Request, versionedUrl: string): Promise<WorldRequest> {
  const url = new URL(request.url);
  const text = await request.clone().text();
  return {
    method: request.method,
    url: request.url,
    path: url.pathname.slice(new URL(versionedUrl).pathname.length),
    query: url.searchParams,
    headers: request.headers,
    authorization: request.headers.get('authorization'),
    body: parseJson(text),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
