import type { Reader } from '../model/Reader.ts';

/** What a process does with what others tell it. */
export interface LineListener {
  /** Something of this reader has changed. */
  told(reader: Reader): void;
  /** Something may have been told that nobody heard. */
  missed(): void;
}

/** Tells the other processes of an app that something of a reader has changed: a hint without content, which each reads for itself. */
export interface InboxLine {
  /** Whether a hint can be lost, so that open streams are also looked after every 25 seconds. */
  readonly isLossy: boolean;
  /** Tells the others. Never throws: what could not be told is made up for as `missed` as soon as it can be. */
  announce(reader: Reader): void;
  /** Hears the others until the returned function is called. Tries again by itself when it is broken. */
  open(listener: LineListener): () => void;
}
