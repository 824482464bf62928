export * from './mocks/index.ts';
