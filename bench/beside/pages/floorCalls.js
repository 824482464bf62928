// The calls of both floors. The session is asked for by this module itself: before anything is rendered.
export const platform = new URLSearchParams(location.search).get('platform');

const token = fetch(`${platform}/v1/widgets/session/initialize`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ applicationIdentifier: 'bench', subscriberId: 'reader' }),
})
  .then((response) => response.json())
  .then(({ data }) => data.token);

/** The answer to a call of the session. */
export async function ask(call) {
  const headers = { Authorization: `Bearer ${await token}` };
  const response = await fetch(`${platform}/v1/widgets/${call}`, { headers });
  return response.json();
}
