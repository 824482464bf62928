import type { Language } from '../strings.ts';
import * as base from './en.ts';

/** British English: mostly the same words, with British dates. */
export const strings: Language<'one' | 'other'> = {
  ...base.strings,
  noUnread: 'You are up to date',
  noMatches: 'No results',
  channel_sms: 'Text message',
};

export { attention, fewer, keys, lists, places, questions, quiet } from './en.ts';
