import { afterEach, expect, test, vi } from 'vitest';
import { platformControls } from './platformControls.ts';

const options = { backendUrl: 'http://127.0.0.1:4170/', subscriberId: 'ada' };
afterEach(() => void vi.unstubAllGlobals());

function stubFetch(status: number) {
  const answer = vi.fn<typeof fetch>(async () => Response.json({}, { status }));
  vi.stubGlobal('fetch', answer);
  return answer;
}

test('a message is triggered for the reader alone, with the key of the local platform', async () => {
  const sent = stubFetch(201);
  const { sendMessage } = platformControls(options);
  await sendMessage?.();
  const [url, init] = sent.mock.calls[0] ?? [];
  expect(url).toBe('http://127.0.0.1:4170/v1/events/trigger');
  expect(init).toMatchObject({ method: 'POST', headers: { Authorization: 'ApiKey demo-key' } });
  expect(JSON.parse(String(init?.body))).toMatchObject({ name: 'message', to: { subscriberId: 'ada' } });
  expect(sent).toHaveBeenCalledTimes(1);
});

test('a message that the platform refuses says what to check', async () => {
  stubFetch(401);
  await expect(platformControls(options).sendMessage?.()).rejects.toThrow(/answered 401.*npm start.*API_KEY/);
});

test('calls of the platform fail before they leave the page, others do not, and the end gives the page its own back', async () => {
  const real = stubFetch(200);
  const end = platformControls(options).failCalls?.();
  const answers = await Promise.all(
    [
      'http://127.0.0.1:4170/v1/widgets/organization',
      'http://127.0.0.1:41700/v1',
      new URL('https://example.com/'),
    ].map((url) => fetch(url)),
  );
  expect(answers.map(({ status }) => status)).toEqual([503, 200, 200]);
  expect((await fetch(new Request('http://127.0.0.1:4170/v1/x'))).status).toBe(503);
  expect(real).toHaveBeenCalledTimes(2);
  end?.();
  expect(globalThis.fetch).toBe(real);
});

test('what somebody has put in the place of the page’s fetch since stays', () => {
  stubFetch(200);
  const end = platformControls(options).failCalls?.();
  const newer = stubFetch(200);
  end?.();
  expect(globalThis.fetch).toBe(newer);
});
