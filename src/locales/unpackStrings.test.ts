import { expect, test } from 'vitest';
import { strings as en } from './strings.ts';
import { unpackStrings } from './unpackStrings.ts';

const [first = '', second = '', third = ''] = Object.keys(en);

test('strings without keys get those of English, in its order, and English ones where they lack one', () => {
  const strings: Record<string, unknown> = { ...unpackStrings(['Eins', null, 'Drei'], en) };
  expect([strings[first], strings[third]]).toEqual(['Eins', 'Drei']);
  expect(strings).toEqual({ ...en, [first]: 'Eins', [third]: 'Drei' });
  expect(strings[second]).toBe(Object.values(en)[1]);
});

test('strings with keys are completed with the English ones', () => {
  expect(unpackStrings({ [first]: 'Eins' }, en)).toEqual({ ...en, [first]: 'Eins' });
  expect(unpackStrings({}, en)).toEqual(en);
  expect(unpackStrings([], en)).toEqual(en);
});
