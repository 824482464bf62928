/** How long an id or a key may be, in UTF-16 code units. */
const maxLength = 1000;

/** Whether a text that may come from an address can be the id of a message or tab, or the key of a group: those that are longer name nothing. */
export function isPossibleId(text: string): boolean {
  return text.length <= maxLength;
}
