/** The signed-in reader, as the host's own server returns it. It makes the subscriber hash, so that the key never leaves it. */
export interface Reader {
  readonly applicationIdentifier: string;
  readonly subscriberId: string;
  /** Missing for another reader than the one who is signed in: the host's server answers for nobody else. */
  readonly subscriberHash?: string;
  readonly name: string;
}

/** Fetches the signed-in reader from the host's server. `?subscriber=` selects another one, while no hash is required. */
export async function loadReader(): Promise<Reader> {
  const response = await fetch('/host/reader', { cache: 'no-store' });
  if (!response.ok) {
    throw new Error(
      `The host's server answered ${response.status}, so nobody is signed in. Reload the page; if that does not help, look whether the platform runs.`,
    );
  }
  const { subscriberHash, ...reader }: Reader = await response.json();
  const other = new URLSearchParams(location.search).get('subscriber');
  if (other && other !== reader.subscriberId) return { ...reader, subscriberId: other, name: other };
  return { ...reader, ...(subscriberHash ? { subscriberHash } : {}) };
}

/** Makes the host's server notify the signed-in reader, as an event in the app would. */
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

/** Ends the session with the host's server. */
export async function signOut(): Promise<void> {
  const response = await fetch('/host/sign-out', { method: 'POST' });
  if (!response.ok)
    throw new Error(`You are still signed in: the host's server answered ${response.status}.`);
}
