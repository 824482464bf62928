import diagnostics from 'node:diagnostics_channel';
import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { endpoints } from '../../src/data/backends/widget/endpoints.ts';
import { operations } from '../../tests/support/openApi.ts';
import { startTestPlatform } from './testPlatform.ts';

/** A call without the names of its parameters, which server and client may choose freely. */
const spell = (method: string, path: string) => `${method} ${path.replaceAll(/:\w+|\{\w+\}/g, '*')}`;

/** All calls that a platform serves. */
async function servedCalls(): Promise<string[]> {
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
  // Fastify adds HEAD to each GET, and the preflight of other origins is no call of a client.
  return served.filter((call) => !/^(HEAD|OPTIONS) /.test(call)).sort();
}

const served = await servedCalls();
const below = (path: string) => served.filter((call) => call.includes(` /v1/${path}/`));

test('the platform serves exactly the calls of the widget that the ledger of carillon/data lists', () => {
  const { globalPreferences, ...ledger } = endpoints;
  expect(below('widgets')).toEqual(
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

test('the platform serves exactly the calls of the inbox API that its page lists', () => {
  const page = readFileSync(new URL('../../docs/protocol.md', import.meta.url), 'utf8');
  const rows = [...page.matchAll(/^\| `(\w+) (\/inbox\/\S+)` +\|/gm)];
  expect(below('inbox')).toEqual(rows.map(([, method = '', path]) => spell(method, `/v1${path}`)).sort());
});

test('the platform serves calls of the REST protocol that its description has', () => {
  const calls = operations.map((operation) => operation.replace(/ (.*)/, ' /v1/rest$1'));
  const described = calls.map((one) => one.replaceAll(/\{\w+\}/g, '*'));
  expect(below('rest').filter((one) => !described.includes(one))).toEqual([]);
  expect(below('rest')).toContain('POST /v1/rest/messages/*/answer');
});
