import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { createMockWorld, handlers, type MockWorld, type WorldOptions } from '../../src/mocks/index.ts';

/** Sets up MSW for the tests of a file. Returns a function that creates a world, which answers until the end of the test. */
export function mockPlatform(): (options?: WorldOptions) => MockWorld {
  const server = setupServer();
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return (options) => {
    const world = createMockWorld(options);
    server.use(...handlers(world));
    return world;
  };
}
