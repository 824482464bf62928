/// <reference types="vite/types/importMeta.d.ts" />

/** The strings of each language and feature by their files, for `vite.lib.config.ts`, which cannot import them one by one as fast. */
export const allWords = import.meta.glob<Readonly<Record<string, unknown>>>('../src/locales/*/*.ts', {
  eager: true,
  import: 'strings',
});
