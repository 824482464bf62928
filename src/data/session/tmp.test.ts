import { HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { countScreen, feedScreen, inboxOf } from '../../../tests/support/inboxOf.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { only, slow } from '../../mocks/index.ts';

const platform = mockPlatform();
test('loop', async () => {
  const world = platform();

  world.addTrouble({
    concerns: ({ path }) => path !== 'x',
    before: async () => {
      await new Promise((r) => setTimeout(r, Math.random() * 60));
      return undefined;
    },
  });
  world.addTrouble({
    concerns: ({ path }) => path !== '/widgets/session/initialize',
    before: () => new HttpResponse('{}', { status: 401 }),
  });
  const client = inboxOf(world);
  for (const limit of [1,2,3,4,5,6]) feedScreen(client, { limit });
  countScreen(client);
  const n: number[] = [];
  for (let i = 0; i < 30; i++) {
    await new Promise((r) => setTimeout(r, 100));
    n.push(world.requests.length);
  }
  console.log(n.join());
});
