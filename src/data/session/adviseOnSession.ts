import type { InboxError } from '../transport/InboxError.ts';

/** Declared here, because Node's types do not apply to browsers. */
declare const process: { readonly env: { readonly NODE_ENV?: string | undefined } };

/** The section of the package's documents that explains these failures. */
const helpPage = 'carillon/docs/guides/troubleshooting.md#when-the-session-fails';

/** Logs to the console where to read why a session has failed, and in development what is likely. */
export function adviseOnSession(error: InboxError): void {
  let cause = 'The session has failed.';
  try {
    // Bundlers replace the name, and with it go the causes; without one there is no `process` in a browser.
    if (process.env.NODE_ENV !== 'production') {
      cause = causeOf(error);
    }
  } catch {
    // Without a bundler it is not known whether this is development.
  }
  console.warn(`carillon: ${cause} See ${helpPage}`);
}

function causeOf({ kind, status }: InboxError): string {
  switch (kind) {
    case 'refused':
      return status === 200
        ? 'The session is of another subscriber than `subscriberId`: look for a cache or a cookie in between. Your own server gives that id as `profile.id`, or none.'
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
