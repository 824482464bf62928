/** Answers with JSON and a tag of its content, or that nothing has changed since the tag that was sent. */
export async function withTag(request: Request, reader: string, body: unknown): Promise<Response> {
  const text = JSON.stringify(body);
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(reader + text));
  const tag = `"${Array.from(new Uint8Array(bytes, 0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('')}"`;
  const headers = { ETag: tag, 'Cache-Control': 'private, no-cache' };
  const known = request.headers.get('If-None-Match') ?? '';
  // A proxy that compresses makes a weak tag of it.
  const isKnown = known.split(',').some((one) => one.trim().replace(/^W\//, '') === tag);
  return isKnown
    ? new Response(null, { status: 304, headers })
    : new Response(text, { headers: { ...headers, 'Content-Type': 'application/json' } });
}
