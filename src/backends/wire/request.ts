import type { WireOptions } from './WireOptions.ts';

/** How the token of a session begins that is carillon's own, since the server's cookies or the host's headers say who it is. */
export const unsentToken = 'carillon-unsent-';

/** Sends one request, with the token and what the host adds to it. */
export async function request(
  { headers, credentials = 'same-origin', fetch: send = fetch }: WireOptions,
  url: string,
  { token, ...init }: RequestInit & { readonly token?: string | undefined },
): Promise<Response> {
  const isSent = token !== undefined && !token.startsWith(unsentToken);
  return send(url, {
    ...init,
    credentials,
    // A followed redirect could carry the headers to another origin. One that is not followed has the status 0 in a browser.
    redirect: 'manual',
    // A browser's cache knows addresses, not readers.
    cache: 'no-store',
    headers: {
      ...(isSent ? { Authorization: `Bearer ${token}` } : {}),
      ...(typeof headers === 'function' ? await headers() : headers),
      ...init.headers,
    },
  });
}
