/** Base64 of the UTF-8 text of a JSON value, the form of the feed's `payload` filter. */
export function base64Json(value: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
