export * from './locales/index.ts';
