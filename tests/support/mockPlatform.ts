import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { createWorld, handlers, type World, type WorldOptions } from '../../src/mocks/index.ts';

/** Puts MSW under the tests of a file. Returns how to make a world that answers until the end of a test. */
export function mockPlatform(): (options?: WorldOptions) => World {
  const server = setupServer();
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return (options) => {
    const world = createWorld(options);
    server.use(...handlers(world));
    return world;
  };
}
