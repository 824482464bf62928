import { HttpHandler } from 'msw';
import { expect, test } from 'vitest';
import { endpoints } from '../../data/index.ts';
import { createMockWorld } from '../world.ts';
import { callHandlers } from './handlers.ts';

test('the handlers answer exactly the calls of the ledger', () => {
  const world = createMockWorld();
  const answered = callHandlers(world).map((handler) => {
    expect(handler).toBeInstanceOf(HttpHandler);
    return `${handler.info.method} ${handler.info.path}`;
  });
  const ledger = Object.values(endpoints).map(
    ({ method, path }) => `${method} ${world.backendUrl}/v1${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
  );
  expect(answered.sort()).toEqual(ledger.sort());
});
