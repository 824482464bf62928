import type { Rows } from './Rows.ts';

/** Announces something that was done in one of the lists on screen. */
export function announceIn({ announcers }: Rows, words: string): void {
  [...announcers].at(-1)?.(words);
}
