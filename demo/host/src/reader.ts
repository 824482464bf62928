/** What the host's own server says about who is signed in. The subscriber hash is made there: its key never leaves it. */
export interface Reader {
  readonly applicationIdentifier: string;
  readonly subscriberId: string;
  /** Missing for another reader than the one who is signed in: the host's server answers for nobody else. */
  readonly subscriberHash?: string;
  readonly name: string;
}

/** Asks the host's server who is signed in. `?subscriber=` tries another reader, while the platform asks for no hash. */
export async function loadReader(): Promise<Reader> {
  const response = await fetch('/host/reader');
  if (!response.ok) {
    throw new Error(
      `The host's server answered ${response.status}, so nobody is signed in. Is the platform running?`,
    );
  }
  const { subscriberHash, ...reader }: Reader = await response.json();
  const other = new URLSearchParams(location.search).get('subscriber');
  if (other && other !== reader.subscriberId) return { ...reader, subscriberId: other, name: other };
  return { ...reader, ...(subscriberHash ? { subscriberHash } : {}) };
}

/** Asks the host's server to notify who is signed in, as something that happened in the app would. */
export async function sendNotification(kind: string): Promise<void> {
  const response = await fetch('/host/notify', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ kind }),
  });
  if (!response.ok) {
    throw new Error(`The notification was not sent: the host's server answered ${response.status}.`);
  }
}
