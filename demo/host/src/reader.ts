/** What the host's own server says about who is signed in. The subscriber hash is made there: its key never leaves it. */
export interface Reader {
  readonly applicationIdentifier: string;
  readonly subscriberId: string;
  readonly subscriberHash: string;
  readonly name: string;
}

/** Asks the host's server who is signed in. `?subscriber=` tries another reader. */
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

/** Asks the host's server to send a notification, as something that happened in the app would. */
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
