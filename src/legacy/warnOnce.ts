const said = new Set<string>();

/** Says once, and only while a host develops, that something of old has no equal. */
export function warnOnce(what: string, instead: string): void {
  if (!said.has(what) && isDevelopment()) {
    said.add(what);
    console.warn(`carillon/legacy: \`${what}\` does nothing here. ${instead}`);
  }
}

/** Not Node's types: this is for browsers. */
declare const process: { readonly env: { readonly NODE_ENV?: string | undefined } };

/** Bundlers replace the name; without one there is no `process` in a browser. */
function isDevelopment(): boolean {
  try {
    return process.env.NODE_ENV !== 'production';
  } catch {
    return false;
  }
}
