import { type HttpHandler, http } from 'msw';
import { buildOrganization } from '../build.ts';
import type { MockWorld } from '../worldContract.ts';
import { addressOf, answer, enveloped } from './answer.ts';

/** The organization. */
export function organizationHandlers(world: MockWorld): HttpHandler[] {
  return [
    http.get(addressOf(world, '/widgets/organization'), ({ request }) =>
      answer(world, request, () => enveloped(buildOrganization())),
    ),
  ];
}
