import { createHmac } from 'node:crypto';
import { ask, callUrl } from './ask.ts';
import { type Finding, failed, ok, warning } from './Finding.ts';

/** Whose hash is tried, where. */
export interface HashOptions {
  readonly subscriberId: string;
  /** Without it nothing is compared, and the platform is asked with the host's own hash, or with none. */
  readonly secret: string | undefined;
  /** What the host's server made, if it is to be compared. */
  readonly hash: string | undefined;
  readonly backend: string | undefined;
  readonly applicationIdentifier: string | undefined;
}

/** Whether the secret makes a hash that the platform takes, and the host's server makes the same. Neither is ever part of a finding. */
export async function checkHash(options: HashOptions): Promise<Finding[]> {
  const { subscriberId, secret, hash, backend, applicationIdentifier } = options;
  const hmac = secret === undefined ? undefined : createHmac('sha256', secret).update(subscriberId).digest();
  const right = hmac?.toString('hex') ?? hash?.trim();
  const findings =
    hmac === undefined ? [notCompared] : hash === undefined ? [] : [compared(hash.trim(), hmac)];
  if (backend === undefined || applicationIdentifier === undefined) {
    return findings;
  }
  if (right !== undefined && !isPrivate(new URL(backend))) {
    return [...findings, notTried(backend)];
  }
  const open = async (hmacHash: string | null) =>
    (
      await ask(callUrl(backend, '/widgets/session/initialize'), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ applicationIdentifier, subscriberId, hmacHash }),
      })
    )?.status;
  if (right !== undefined) {
    const status = await open(right);
    if (status === undefined || status < 200 || status >= 300) {
      return [...findings, refused(status)];
    }
    findings.push(
      ok(
        'hash at the platform',
        `it opens a session with ${hmac === undefined ? 'that of your server' : 'the hash of this secret'}`,
      ),
    );
  }
  const without = await open(null);
  return [
    ...findings,
    ...(without !== undefined && without < 300
      ? [
          warning(
            'hash required',
            'the platform opens a session without a hash, too',
            'privacy: whoever guesses an id reads that inbox',
            'have the environment require the hash before it goes into production',
          ),
        ]
      : [ok('hash required', 'the platform refuses a session without it')]),
  ];
}

const notCompared = warning(
  'hash',
  'not compared, since CARILLON_SECRET is not set',
  'nothing yet: whether your server makes the right hash is not known',
  'set CARILLON_SECRET to the secret key of this environment, for this command alone',
);

function compared(hash: string, hmac: Buffer): Finding {
  if (hash === hmac.toString('hex')) {
    return ok('hash of your server', 'it is that of this id and secret');
  }
  const isOtherText = hash.toLowerCase() === hmac.toString('hex') || hash === hmac.toString('base64');
  return failed(
    'hash of your server',
    isOtherText
      ? 'it is right, but not written in small hexadecimal letters'
      : 'it is that of another id or secret',
    'the session: the platform refuses it',
    'make HMAC-SHA256 of the subscriber’s id with the secret key of this environment, as hex',
  );
}

/** Whether nobody on the way can read what is sent. A hash does not expire, and opens the inbox. */
function isPrivate({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}

function notTried(backend: string): Finding {
  return failed(
    'hash at the platform',
    `not tried, since ${backend} is not encrypted`,
    'privacy: whoever is on the way can keep the hash, which opens that inbox until the secret key changes',
    'give an address with https, also as backendUrl, or run this on the computer of the platform',
  );
}

function refused(status: number | undefined): Finding {
  return failed(
    'hash at the platform',
    status === undefined ? 'the platform does not answer' : `the platform answers ${status}`,
    'the session: no inbox opens',
    status === 404
      ? 'look whether --backend is right, and whether the environment has its in-app integration'
      : 'look whether the secret is the key of this environment, and --app its application',
  );
}
