/** The signed-in reader, as the host's own server returns it. It makes the subscriber hash, so that the key never leaves it. */
export interface Reader {
  readonly applicationIdentifier: string;
  readonly subscriberId: string;
  readonly subscriberHash: string;
  readonly name: string;
}

/** Fetches the signed-in reader from the host's server. `?subscriber=` selects another one. */
export async function loadReader(): Promise<Reader> {
  const subscriber = new URLSearchParams(location.search).get('subscriber');
  const response = await fetch(
    `/host/reader${subscriber ? `?subscriber=${encodeURIComponent(subscriber)}` : ''}`,
  );
  if (!response.ok) {
    throw new Error(
      `The host's server answered ${response.status}, so nobody is signed in. Is the platform running?`,
    );
  }
  return response.json();
}

/** Makes the host's server send a notification, as an event in the app would. */
export async function sendNotification(kind: string, subscriberId: string): Promise<void> {
  const response = await fetch('/host/notify', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ kind, subscriberId }),
  });
  if (!response.ok) {
    throw new Error(`The notification was not sent: the host's server answered ${response.status}.`);
  }
}
