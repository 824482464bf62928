export * from './embed/index.ts';
