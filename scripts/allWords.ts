/// <reference types="vite/types/importMeta.d.ts" />

/** The sections of each language by its file, for `vite.lib.config.ts`, which cannot import them one by one as fast. */
export const allWords = import.meta.glob<Readonly<Record<string, Readonly<Record<string, unknown>>>>>(
  '../src/locales/languages/*.ts',
  { eager: true },
);
