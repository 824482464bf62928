import { http, type RequestHandler, type WebSocketHandler } from 'msw';
import { socketHandler } from '../socket.ts';
import type { World } from '../worldContract.ts';
import { answerOpenly, WireFailure } from './answer.ts';
import { countHandlers } from './counts.ts';
import { messageHandlers } from './messages.ts';
import { organizationHandlers } from './organization.ts';
import { preferenceHandlers } from './preferences.ts';
import { sessionHandlers } from './session.ts';
import { usageHandlers } from './usage.ts';

/** The calls that the mock platform knows. */
export function callHandlers(world: World) {
  return [
    ...sessionHandlers(world),
    ...messageHandlers(world),
    ...countHandlers(world),
    ...organizationHandlers(world),
    ...usageHandlers(world),
    ...preferenceHandlers(world),
  ];
}

/** Everything of a world that MSW needs: its calls, a 404 for any other call, and its live socket. */
export function handlers(world: World): (RequestHandler | WebSocketHandler)[] {
  const unknownCall = http.all(`${world.backendUrl}/*`, ({ request }) =>
    answerOpenly(world, request, ({ method, path }) => {
      throw new WireFailure(404, `Cannot ${method} ${path}`);
    }),
  );
  return [...callHandlers(world), unknownCall, socketHandler(world)];
}
