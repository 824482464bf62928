import { describe, expect, test } from 'vitest';
import { askWorld, tokenOf } from '../../../tests/support/askWorld.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { buildGlobalPreference, buildPreference, buildPreferences, failingFor } from '../index.ts';

const platform = mockPlatform();

function start() {
  const world = platform();
  const [first] = world.preferences();
  return { world, ask: askWorld(world), id: first?.template._id ?? '' };
}

test('built preferences are complete, differ by index and are the same every time', () => {
  const preferences = buildPreferences(20);
  expect(preferences).toEqual(buildPreferences(20));
  expect(new Set(preferences.map(({ template }) => template._id)).size).toBe(20);
  expect(preferences.filter(({ template }) => template.critical).length).toBeGreaterThanOrEqual(1);
  expect(buildPreference({ template: { name: 'X' }, preference: { enabled: false } })).toMatchObject({
    template: { name: 'X', critical: false },
    preference: { enabled: false, channels: { in_app: true } },
  });
});

describe('preferences', () => {
  test('are read by level: a list of workflows, or a list with the global preference', async () => {
    const { ask } = start();
    const { body } = await ask('GET /preferences');
    expect(body.data).toEqual(buildPreferences());
    expect((await ask('GET /preferences/template')).body).toEqual(body);
    expect((await ask('GET /preferences/global')).body).toEqual({ data: [buildGlobalPreference()] });
    expect((await ask('GET /preferences/weekly')).status).toBe(400);
  });

  test('of a workflow change by channel or as a whole, and are returned as changed', async () => {
    const { world, ask, id } = start();
    const { body } = await ask(`PATCH /preferences/${id}`, { channel: { type: 'email', enabled: false } });
    expect(body.data).toMatchObject({
      template: { _id: id },
      preference: { enabled: true, channels: { in_app: true, email: false, push: true } },
    });
    await ask(`PATCH /preferences/${id}`, { enabled: false });
    expect(world.preferences()[0]?.preference).toMatchObject({ enabled: false, channels: { email: false } });
    await ask(`PATCH /preferences/${id}`, { channel: { type: 'sms', enabled: true } });
    expect(world.preferences()[0]?.preference.channels).not.toHaveProperty('sms');
  });

  test('for all workflows change in one call, which returns no list', async () => {
    const { world, ask } = start();
    const { body } = await ask('PATCH /preferences', { preferences: [{ type: 'sms', enabled: false }] });
    expect(body.data.preference.channels).toMatchObject({ email: true, sms: false });
    await ask('PATCH /preferences', { preferences: [], enabled: false });
    expect(world.globalPreference().preference).toMatchObject({ enabled: false, channels: { sms: false } });
  });

  test.each([
    ['PATCH', '/ID', {}, 400],
    ['PATCH', '/ID', { channel: { type: 'fax', enabled: true } }, 400],
    ['PATCH', '/ID', { channel: { type: 'email', enabled: 'no' } }, 400],
    ['PATCH', '/unknown', { enabled: true }, 404],
    ['PATCH', '', { preferences: [{ type: 'email' }] }, 400],
  ])('refuse %s %s with the body %j by status %i', async (method, path, body, status) => {
    const { ask, id } = start();
    expect((await ask(`${method} /preferences${path.replace('ID', id)}`, body)).status).toBe(status);
  });

  test('belong to one subscriber, can be changed on another device, and fail like every other call', async () => {
    const { world, ask, id } = start();
    await ask(`PATCH /preferences/${id}`, { enabled: false });
    const other = askWorld(world, tokenOf(world, 'grace.kim'));
    expect((await other('GET /preferences')).body.data[0].preference.enabled).toBe(true);
    const undo = world.setPreferences({ preferences: [] });
    expect((await ask('GET /preferences')).body).toEqual({ data: [] });
    undo();
    failingFor('/widgets/preferences', 403)(world);
    expect((await ask('GET /preferences')).status).toBe(403);
    expect((await ask('GET /preferences/global')).status).toBe(200);
  });
});
