import { isString } from '../../data/index.ts';

/** What no text of the tools may contain. */
export interface Secrets {
  add(secret: unknown): void;
  /** A text without them. */
  hide(text: string): string;
}

/** Creates an empty list. */
export function createSecrets(): Secrets {
  const known = new Set<string>();
  return {
    add(secret) {
      if (isString(secret) && secret !== '') {
        known.add(secret);
      }
    },
    hide: (text) => [...known].reduce((left, secret) => left.replaceAll(secret, '…'), text),
  };
}
