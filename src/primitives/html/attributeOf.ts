import { decodeReferences } from '../markdown/characterReferences.ts';

/** The value of the first attribute of a name, or an empty text. */
export function attributeOf(attributes: string, name: string): string {
  const pairs = attributes.matchAll(/([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>`]+)))?/g);
  for (const [, found = '', double, single, bare] of pairs) {
    if (found.toLowerCase() === name) {
      return decodeReferences(double ?? single ?? bare ?? '');
    }
  }
  return '';
}
