/** Signs a reader in at `examples/own-server`, by default as Ana, and gives the headers of that reader's calls. */
export async function exampleReader(url: string, reader?: string) {
  const { headers } = await fetch(reader === undefined ? url : `${url}/?reader=${reader}`);
  const cookies = headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  const csrf = cookies.find((cookie) => cookie.startsWith('csrf='))?.slice(5) ?? '';
  return { Cookie: cookies.join('; '), 'X-CSRF-Token': csrf };
}
