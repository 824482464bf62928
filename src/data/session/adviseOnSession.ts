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
      return 'Either `applicationIdentifier` is unknown to this `backendUrl`, or `subscriberHash` is missing or wrong for this `subscriberId`.';
    case 'unauthorized':
      return 'The platform does not let this application or subscriber in: check `applicationIdentifier`, `subscriberId` and `subscriberHash`.';
    case 'gone':
      return 'Either the environment has no in-app integration, or `backendUrl` leads elsewhere: it is the base URL without the version.';
    case 'unidentified':
      return '`getSubscriberHash` failed or gave no text.';
    case 'malformed':
      return 'Something other than the platform answers at `backendUrl`.';
    default:
      return status === 0
        ? 'There was no answer: check `backendUrl`, the page’s content security policy, and that the platform allows this origin (CORS).'
        : 'The platform is in fault or asks for a pause; it is asked again later.';
  }
}
