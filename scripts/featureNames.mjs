import { readFileSync } from 'node:fs';

/** The features with words of their own: the sections of a language's file, but for `strings`, which each inbox has. */
export const featureNames = [
  ...readFileSync('src/locales/languages/en.ts', 'utf8').matchAll(/export \{ (\w+) \}/g),
]
  .map(([, name]) => name)
  .filter((name) => name !== 'strings');
