import diagnostics from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { endpoints } from '../../src/data/backends/widget/endpoints.ts';
import { startTestPlatform } from './testPlatform.ts';

/** A call without the names of its parameters, which server and client may choose freely. */
const spell = (method: string, path: string) => `${method} ${path.replaceAll(/:\w+|\{\w+\}/g, '*')}`;

test('the platform serves exactly the calls of the widget that the ledger of carillon/data lists', async () => {
  const served: string[] = [];
  // Fastify emits each instance before a route is added to it.
  const watch = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url }) => {
      served.push(...[method].flat().map((one) => spell(one, url)));
    });
  };
  diagnostics.subscribe('fastify.initialization', watch);
  const platform = await startTestPlatform();
  diagnostics.unsubscribe('fastify.initialization', watch);
  await platform.close();

  // Fastify adds HEAD to each GET, and the preflight of other origins is no call of the widget.
  const calls = served.filter((call) => /^(?!HEAD|OPTIONS)\w+ \/v1\/widgets\//.test(call));
  const { globalPreferences, ...ledger } = endpoints;
  expect(calls.sort()).toEqual(
    Object.values(ledger)
      .map(({ method, path }) => spell(method, `/v1${path}`))
      .sort(),
  );
  // Reading the global preference is reading one level of the preferences: one route serves both.
  expect(globalPreferences).toEqual({
    method: ledger.preferencesByLevel.method,
    path: ledger.preferencesByLevel.path.replace('{level}', 'global'),
  });
});
