export * from './platform-constants/index.ts';
