/** The strings of the keys of an inbox. They are fetched with the feature. */
export interface KeyStrings {
  /** The title of the list of keys, and the command that opens it. */
  readonly keyboardShortcuts: string;
  /** A heading, above the keys that lead somewhere: to the next message, to a tab, to the search. */
  readonly goTo: string;
  /** What a key does. */
  readonly nextMessage: string;
  /** What a key does. */
  readonly previousMessage: string;
  /** What a key does with the message that has the focus. */
  readonly openFocused: string;
  /** What the key G does, and then a digit: opens the first tab, the second one, and so on. */
  readonly tabByNumber: string;
  /** What keys do: select the messages from one to another. */
  readonly selectRange: string;
  /** A switch: whether keys work that are a letter or a sign alone, without Ctrl and the like. */
  readonly letterKeys: string;
  /** What is printed on that key of a keyboard for the language, such as "Entrée". */
  readonly enterKey: string;
  /** What is printed on that key of a keyboard for the language, such as "Maj". */
  readonly shiftKey: string;
  /** What is printed on that key of a keyboard for the language, such as "Strg". */
  readonly controlKey: string;
}

/** Those strings in English. */
export const keys: KeyStrings = {
  keyboardShortcuts: 'Keyboard shortcuts',
  goTo: 'Go to',
  nextMessage: 'Next notification',
  previousMessage: 'Previous notification',
  openFocused: 'Open',
  tabByNumber: 'Tab by number',
  selectRange: 'Select a range',
  letterKeys: 'Single-letter keys',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  controlKey: 'Ctrl',
};
