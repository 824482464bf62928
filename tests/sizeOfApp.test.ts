import { describe, expect, test } from 'vitest';
import { loadedChunks } from '../scripts/sizeOfApp.mjs';

const chunk = (fileName: string, imports: string[] = [], begins?: string) => ({
  fileName,
  imports,
  code: '',
  moduleIds: begins === undefined ? [] : [begins],
  isEntry: begins === 'main.tsx',
  isDynamicEntry: begins !== undefined && begins !== 'main.tsx',
});

// The panel and the socket share a chunk; the panel needs one that also the entry has.
const chunks = [
  chunk('main.js', ['query.js'], 'main.tsx'),
  chunk('query.js'),
  chunk('panel.js', ['query.js', 'shared.js'], 'dist/late/panel.js'),
  chunk('socket.js', ['shared.js'], 'dist/late/live.js'),
  chunk('shared.js', ['deep.js']),
  chunk('deep.js'),
  chunk('afar.js', [], 'dist/locales/packed/af.js'),
];
const names = (wanted: Parameters<typeof loadedChunks>[1]) =>
  loadedChunks(chunks, wanted)
    .map(({ fileName }) => fileName)
    .sort();

describe('what a page of the README’s app has loaded', () => {
  test('is at first the entry and what it imports statically, and nothing that comes later', () => {
    expect(names({})).toEqual(['main.js', 'query.js']);
  });

  test('has each shared chunk once, however many parts need it', () => {
    expect(names({ lazy: ['late/panel', 'late/live'] })).toEqual([
      'deep.js',
      'main.js',
      'panel.js',
      'query.js',
      'shared.js',
      'socket.js',
    ]);
  });

  test('is everything but what is left out', () => {
    expect(names({ allLazy: true, except: ['locales/packed/'] })).not.toContain('afar.js');
    expect(names({ allLazy: true })).toHaveLength(chunks.length);
  });

  test('is an error where a part is in no late chunk, since the sum would leave it out', () => {
    expect(() => names({ lazy: ['late/panel', 'Renamed'] })).toThrow(
      'Nothing of the app is loaded late as Renamed',
    );
  });
});
