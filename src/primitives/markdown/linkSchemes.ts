/** What links may have before their colon. A host may add to it, and nothing takes away from it. */
export const linkSchemes = new Set(['http', 'https', 'mailto', 'tel']);

/** What is never followed, since it would run what the sender wrote. */
export const unsafeScheme = /^(?:javascript|data|vbscript|blob)$/;

/**
 * Lets the links, buttons and bodies of all messages lead to further schemes, such as an app's own: `allowLinkSchemes('myapp', 'sms')`. Call
 * it once, before the inbox is rendered. Throws for what is no scheme, and for `javascript`, `data`, `vbscript` and `blob`, which are never followed.
 */
export function allowLinkSchemes(...schemes: readonly string[]): void {
  for (const given of schemes) {
    const scheme = given.toLowerCase().replace(/:$/, '');
    if (unsafeScheme.test(scheme) || !/^[a-z][a-z0-9+.-]*$/.test(scheme)) {
      throw new Error(`carillon: links may not have the scheme ${JSON.stringify(given)}.`);
    }
    linkSchemes.add(scheme);
  }
}
