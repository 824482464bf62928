export * from './embed/frame/index.ts';
