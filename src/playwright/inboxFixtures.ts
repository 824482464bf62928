import { defineNetworkFixture } from '@msw/playwright';
import type { Fixtures, PlaywrightTestArgs } from '@playwright/test';
import { createWorld, handlers, type World, type WorldOptions } from '../mocks/index.ts';

/** What `inboxFixtures` adds to a test. */
export interface InboxFixtures {
  /** What the world of each test starts with, such as the addresses that the app has for the platform. An option of `test.use`. @default `{}` */
  worldOptions: WorldOptions;
  /** The platform of this test, which answers all pages of its context: their calls and their live sockets. */
  world: World;
}

/**
 * Fixtures for `test.extend` of Playwright. Each test has a world of its own; the process of the test answers for it, so that the app is built
 * as for production. Needs `@playwright/test`, `@msw/playwright`, `msw` and `@mswjs/socket.io-binding`.
 */
export const inboxFixtures: Fixtures<InboxFixtures, Record<never, never>, PlaywrightTestArgs> = {
  worldOptions: [{}, { option: true }],
  world: [
    async ({ context, worldOptions }, use) => {
      const world = createWorld(worldOptions);
      const network = defineNetworkFixture({ context, handlers: handlers(world) });
      await network.enable();
      await use(world);
      await network.disable();
    },
    // Without it a test that does not name the world would reach the network.
    { auto: true },
  ],
};
