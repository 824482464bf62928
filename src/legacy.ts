export * from './legacy/index.ts';
