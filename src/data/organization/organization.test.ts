import { expect, test, vi } from 'vitest';
import { hookOf } from '../../../tests/support/hookOf.ts';
import { feedScreen, inboxOf } from '../../../tests/support/inboxOf.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { buildOrganization, failingFor, holdAnswers } from '../../mocks/index.ts';
import { parseOrganization } from '../backends/widget/parseOrganization.ts';
import { organizationOptions, useOrganizationQuery } from './organization.ts';

const platform = mockPlatform();

test.each([
  [undefined],
  [null],
  [[]],
  [{}],
  [{ data: null }],
  [{ data: { _id: 5 } }],
  [JSON.parse('{"data":{"__proto__":{"_id":"x"}}}')],
])('fault 14: %j is no organization', (body) => {
  expect(() => parseOrganization(body)).toThrow('The answer cannot be used: The organization has no id');
});

test.each([[null], ['x'], [[]], [{ color: 5, logo: {}, direction: 'up', fontFamily: null }]])(
  'fault 14: branding %j is left out, the rest is kept',
  (branding) => {
    const organization = parseOrganization({ data: { _id: 'a', name: 'Acme', branding } });
    expect(organization).toEqual({ id: 'a', name: 'Acme', branding: {} });
  },
);

test.each(['ltr', 'rtl'])('the direction %s is kept', (direction) => {
  const { branding } = parseOrganization({ data: { _id: 'a', branding: { direction } } });
  expect(branding).toEqual({ direction });
});

test.each(['', 'LTR', ' ltr', 'ltr ', 'rtl\u0000', 'auto', true])(
  'the direction %j is left out',
  (direction) => {
    expect(parseOrganization({ data: { _id: 'a', branding: { direction } } }).branding).toEqual({});
  },
);

test.each([
  ['nothing', ''],
  ['no digits', '#'],
  ['three digits', '#123'],
  ['four digits', '#1234'],
  ['seven digits', '#1234567'],
  ['100,000 letters', 'x'.repeat(100_000)],
  ['a script', 'javascript:a'],
  ['a control character', '\u0000'],
])(
  'a colour, an address and a font of %s stay as they are, and are judged where they are drawn',
  (_, text) => {
    const branding = { color: text, logo: text, fontFamily: text };
    expect(parseOrganization({ data: { _id: text, name: text, branding } })).toEqual({
      id: text,
      name: text,
      branding,
    });
  },
);

test('an organization without a name has an empty one', () => {
  expect(parseOrganization({ data: { _id: 'a', name: 5 } }).name).toBe('');
});

test('the organization of the protocol keeps all its members', async () => {
  const client = inboxOf(platform());
  const { _id: id, name, branding } = buildOrganization();
  const fetched = await client.queryClient.fetchQuery(organizationOptions(client));
  expect(fetched.value).toEqual({ id, name, branding });
});

test('fault 79: a failed request for the organization affects nothing else', async () => {
  const world = platform({ scenarios: [failingFor('/widgets/organization', 403)] });
  const client = inboxOf(world);
  const screen = feedScreen(client);
  const organization = client.queryClient.prefetchQuery(organizationOptions(client));
  await screen.loaded();
  await organization;
  expect(screen.rows()).toHaveLength(10);
});

test('useOrganization requests it only with a subscriber and where it is used, and is named outside a provider', () => {
  const client = inboxOf(platform());
  const status = (hook: () => { fetchStatus: string }, of = client) => hookOf(of, hook).fetchStatus;
  expect(status(() => useOrganizationQuery())).toBe('fetching');
  expect(status(() => useOrganizationQuery({ enabled: true }))).toBe('fetching');
  expect(status(() => useOrganizationQuery({ enabled: false }))).toBe('idle');
  const nobody = inboxOf(platform(), { subscriberId: undefined });
  expect(status(() => useOrganizationQuery({ enabled: true }), nobody)).toBe('idle');
  expect(() => hookOf(null, () => useOrganizationQuery())).toThrow('`useOrganization` was used outside');
});

test('a request for the organization that nobody waits for any more is cancelled', async () => {
  const world = platform();
  const client = inboxOf(world);
  await client.send((call) => client.backend.countMessages({ read: false }, 100, call));
  const held = holdAnswers(world, '/widgets/organization');
  const sent = vi.spyOn(globalThis, 'fetch');
  void client.queryClient.prefetchQuery(organizationOptions(client));
  await held.arrived(1);
  await client.queryClient.cancelQueries({ queryKey: organizationOptions(client).queryKey });
  expect(sent.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  held.end();
  sent.mockRestore();
});
