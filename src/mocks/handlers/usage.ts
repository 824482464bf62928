import { type HttpHandler, http } from 'msw';
import type { MockWorld } from '../worldContract.ts';
import { addressOf, answer, enveloped, WireFailure } from './answer.ts';
import { isRecord } from './readQuery.ts';

/** The usage log: only the call itself is kept, in the world's `requests`. @source docs/protocol.md#calls, call 20 */
export function usageHandlers(world: MockWorld): HttpHandler[] {
  return [
    http.post(addressOf(world, '/widgets/usage/log'), ({ request }) =>
      answer(world, request, (_subscriber, { body }) => {
        if (!isRecord(body) || typeof body.name !== 'string' || body.name === '') {
          throw new WireFailure(400, ['name should not be empty']);
        }
        return enveloped({ success: true }, 201);
      }),
    ),
  ];
}
