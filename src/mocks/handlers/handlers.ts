import { http, type RequestHandler, type WebSocketHandler } from 'msw';
import { socketHandler } from '../socket.ts';
import { insideOf, type MockWorld, type World } from '../worldContract.ts';
import { answerOpenly, WireFailure } from './answer.ts';
import { countHandlers } from './counts.ts';
import { messageHandlers } from './messages.ts';
import { organizationHandlers } from './organization.ts';
import { preferenceHandlers } from './preferences.ts';
import { sessionHandlers } from './session.ts';
import { usageHandlers } from './usage.ts';

/** MSW handlers of all calls of the platform. */
export function callHandlers(world: MockWorld) {
  return [
    ...sessionHandlers(world),
    ...messageHandlers(world),
    ...countHandlers(world),
    ...organizationHandlers(world),
    ...usageHandlers(world),
    ...preferenceHandlers(world),
  ];
}

/** All MSW handlers of a world: its calls, a 404 for any other call, and its live socket. */
export function handlers(world: World): (RequestHandler | WebSocketHandler)[] {
  const inside = insideOf(world);
  const unknownCall = http.all(`${world.backendUrl}/*`, ({ request }) =>
    answerOpenly(inside, request, ({ method, path }) => {
      throw new WireFailure(404, `Cannot ${method} ${path}`);
    }),
  );
  return [...callHandlers(inside), unknownCall, socketHandler(inside)];
}
