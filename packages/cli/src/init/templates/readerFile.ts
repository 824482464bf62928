import type { Language } from './Language.ts';

/** What the stub has and a filled-in `authorize` has not, by which `carillon doctor` knows it. */
export const stubMark = 'This is the stub of carillon init';

/** Who the reader is while nobody has filled `authorize` in. */
export const stubReader = 'demo-reader';

/** The file with `authorize`, as a stub: a fixed reader in development, and nobody anywhere else. */
export function readerFile({ type }: Language, path: string): string {
  return `let isAnnounced = false;

/**
 * Who asks: the id of whoever is signed in, or undefined for nobody, who is answered with 401.
 *
 * ${stubMark}. Replace its body by the session of your app, such as
 * \`const user = await currentUser(request); return user && { id: user.id, name: user.name };\`
 * An id that a page can choose would open anybody's inbox.
 */
export function authorize(request${type(': Request')}) {
  const isDevelopment = process.env.NODE_ENV === 'development';
  if (!isAnnounced) {
    isAnnounced = true;
    console.warn(
      isDevelopment
        ? 'carillon: everybody is ${stubReader}, until you fill in authorize in ${path}.'
        : 'carillon: nobody can read an inbox, and every call is answered with 401, until you fill in authorize in ${path}. With NODE_ENV=development everybody is ${stubReader}.',
    );
  }
  // The header lets carillon-conformance be two readers.
  return isDevelopment ? { id: request.headers.get('x-inbox-reader') ?? '${stubReader}' } : undefined;
}
`;
}
