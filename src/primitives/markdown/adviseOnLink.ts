import { linkSchemes, unsafeScheme } from './linkSchemes.ts';

const said = new Set<string>();

/** For developers: that a link was left out, and why, once for each scheme. What the sender wrote is not repeated. */
export function adviseOnLink(input: string): void {
  const scheme = /^([a-z][a-z0-9+.-]{0,40}):/i.exec(input)?.[1]?.toLowerCase();
  const reason =
    scheme === undefined || linkSchemes.has(scheme)
      ? 'it is neither a complete address without a user name and hidden characters, nor a path of this origin'
      : unsafeScheme.test(scheme)
        ? `"${scheme}:" is never followed`
        : `"${scheme}:" is none of the schemes that links may have; allowLinkSchemes('${scheme}') of carillon, called once, lets them lead there`;
  if (input.trim() !== '' && !said.has(reason)) {
    said.add(reason);
    console.warn(`carillon: the link of a message was left out: ${reason}.`);
  }
}
