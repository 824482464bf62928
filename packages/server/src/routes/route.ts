import { Refusal } from '../http/Refusal.ts';
import { answerMessage } from './answers.ts';
import type { Asked, Context } from './Context.ts';
import { changeMessages, countMessages, listMessages } from './messages.ts';
import { changePreference, listPreferences } from './preferences.ts';

type Route = (context: Context, asked: Asked) => Response | Promise<Response>;

/** Every route, by its path and method. */
const routes: Readonly<Record<string, Readonly<Record<string, Route>>>> = {
  '/session': { POST: openSession },
  '/messages': { GET: listMessages },
  '/messages/count': { GET: countMessages },
  '/messages/changes': { POST: changeMessages },
  '/preferences': { GET: listPreferences, PATCH: changePreference },
  // A stream that cannot stay open ends with 204: the page then asks from time to time.
  '/events': {
    GET: ({ events }, { request, reader }) =>
      events?.open(request, reader) ?? new Response(null, { status: 204 }),
  },
};

/** What of a path is below the address of the inbox. Refuses every other path. */
export function pathBelow(basePath: string, pathname: string): string {
  const base = basePath.replace(/\/+$/, '');
  if (!pathname.startsWith(`${base}/`)) {
    throw new Refusal(404, `The inbox is below ${base}`);
  }
  return pathname.slice(base.length);
}

/** Answers a request of a reader. Refuses what is no route. */
export function route(context: Context, path: string, asked: Asked): Response | Promise<Response> {
  const [, encoded] = /^\/messages\/([^/]+)\/answer$/.exec(path) ?? [];
  const methods: Readonly<Record<string, Route>> | undefined =
    encoded === undefined
      ? routes[path]
      : { POST: (of, answer) => answerMessage(of, answer, decoded(encoded)) };
  if (methods === undefined) {
    throw new Refusal(404, 'There is no such route');
  }
  const answer = methods[asked.request.method];
  if (answer === undefined) {
    throw new Refusal(405, `This route takes ${Object.keys(methods).join(' and ')}`);
  }
  return answer(context, asked);
}

/** `POST /session`: what this reader cannot do. Who it is say the cookies or headers. */
function openSession({ workflows }: Context, { reader }: Asked): Response {
  const capabilities = workflows === undefined ? { preferences: false, globalPreference: false } : {};
  return Response.json({ profile: { id: reader.id }, capabilities });
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new Refusal(404, 'This message is gone');
  }
}
