import { readdirSync } from 'node:fs';

/** The features with words of their own: the folders of `src/locales`, but for the one with the words of each inbox. */
export const featureNames = readdirSync('src/locales', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'languages')
  .map(({ name }) => name);
