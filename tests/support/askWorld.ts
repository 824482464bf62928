import { insideOf, type World } from '../../src/mocks/index.ts';

/** A function that calls the mock platform with a token: `ask('GET /notifications/feed')`. */
export function askWorld(world: World, token = tokenOf(world)) {
  return async (call: string, body?: unknown) => {
    const [method = 'GET', path = ''] = call.split(' ');
    const response = await fetch(`${world.backendUrl}/v1/widgets${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}` },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const { status, headers } = response;
    return { status, headers, text, body: text.startsWith('{') ? JSON.parse(text) : undefined };
  };
}

/** A valid token of a subscriber of the mock world. */
export function tokenOf(world: World, subscriberId = world.subscriberId): string {
  const { memory } = insideOf(world);
  return memory.issueToken(memory.subscriber(subscriberId));
}
