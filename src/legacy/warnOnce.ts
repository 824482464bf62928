const said = new Set<string>();

/** Warns once, and only in development, about an old feature that is not supported. */
export function warnOnce(what: string, instead: string): void {
  if (!said.has(what) && isDevelopment()) {
    said.add(what);
    console.warn(`carillon/legacy: \`${what}\` does nothing here. ${instead}`);
  }
}

/** Declared here, because Node's types do not apply to browsers. */
declare const process: { readonly env: { readonly NODE_ENV?: string | undefined } };

/** Bundlers replace the name; without one there is no `process` in a browser. */
function isDevelopment(): boolean {
  try {
    return process.env.NODE_ENV !== 'production';
  } catch {
    return false;
  }
}
