/** How long a server may take, in milliseconds. */
const maxWaitMs = 10_000;

/** Calls a server. Resolves to null where no answer comes in ten seconds, and follows redirects only where it is told to. */
export async function ask(url: string, options: RequestInit = {}): Promise<Response | null> {
  try {
    return await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(maxWaitMs), ...options });
  } catch {
    return null;
  }
}

/** The address of a call of the platform, below its base URL. */
export function callUrl(backend: string, path: string): string {
  return `${backend.replace(/\/+$/, '')}/v1${path}`;
}
