import type { InboxError } from '../transport/InboxError.ts';

/** The section of the package's documents that explains these failures. */
const helpPage = 'carillon/docs/guides/troubleshooting.md#when-the-session-fails';

/** Logs the possible causes of a session that failed to the console, and where to read more. */
export function adviseOnSession(error: InboxError): void {
  console.warn(`carillon: ${causeOf(error)} See ${helpPage}`);
}

function causeOf({ kind, status }: InboxError): string {
  switch (kind) {
    case 'refused':
      return status === 200
        ? 'The session is of another subscriber than `subscriberId`: look for a cache or a cookie in between. A server of your own gives that id as `profile.id`, or none.'
        : '`applicationIdentifier` is unknown there, or `subscriberHash` is missing or wrong for this `subscriberId`.';
    case 'unauthorized':
      return 'Check `applicationIdentifier`, `subscriberId` and `subscriberHash`.';
    case 'gone':
      return 'The environment has no in-app integration, or `backendUrl` is wrong: it is the base URL without the version.';
    case 'unidentified':
      return '`getSubscriberHash` failed or gave no text.';
    case 'malformed':
      return 'Something other than the platform answers at `backendUrl`.';
    default:
      return status === 0
        ? 'No answer: check `backendUrl`, the content security policy and CORS.'
        : 'The platform is in fault or asks for a pause.';
  }
}
