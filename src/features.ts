// What an inbox can do beyond showing its messages, as values for the provider's `features`.
export { contextMenu } from './features/context-menu/index.ts';
export { fewer } from './features/fewer/index.ts';
export { keys } from './features/keys/index.ts';
export type { KeysOptions } from './features/keys/KeysOptions.ts';
export { quiet } from './features/quiet/index.ts';
export { touch } from './features/touch/index.ts';
export type { FeatureAdditions, FeatureCode, InboxFeature } from './inbox/features/Feature.ts';
