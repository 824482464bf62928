/** A call that reached the mock server. */
export interface WorldRequest {
  readonly method: string;
  readonly url: string;
  /** Path after the version, such as `/widgets/notifications/feed`. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  /** The whole `Authorization` header, or null. */
  readonly authorization: string | null;
  /** The parsed JSON body; undefined when there was none or it was not JSON. */
  readonly body: unknown;
}

/** Something that goes wrong on the server's side, or on the way to or from it. */
export interface Trouble {
  /** Whether it concerns this call. @default every call */
  concerns?(request: WorldRequest): boolean;
  /** Before the server looks at the call: an answer in its place, or undefined to let it pass. May wait. */
  before?(request: WorldRequest): Response | undefined | Promise<Response | undefined>;
  /** After the server has done its work: another answer in the place of its own, or undefined. May wait. */
  after?(answer: Response, request: WorldRequest): Response | undefined | Promise<Response | undefined>;
}

/** Lets a call run through the world's troubles, in the order in which they were added. */
export async function throughTrouble(
  troubles: Iterable<Trouble>,
  request: WorldRequest,
  work: () => Response | Promise<Response>,
): Promise<Response> {
  const concerned = [...troubles].filter((trouble) => trouble.concerns?.(request) ?? true);
  for (const trouble of concerned) {
    const instead = await trouble.before?.(request);
    if (instead !== undefined) {
      return instead;
    }
  }
  let answer = await work();
  for (const trouble of concerned) {
    answer = (await trouble.after?.(answer, request)) ?? answer;
  }
  return answer;
}

/** Reads a call once, for the log and for those who answer it. */
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
