export {
  type AuthenticationScheme,
  authenticationSchemes,
  isAuthenticationScheme,
} from './authenticationSchemes.ts';
export { type Environment, environments, isEnvironment } from './environments.ts';
export {
  type BooleanFeatureFlag,
  booleanFeatureFlags,
  type FeatureFlag,
  isFeatureFlag,
  type NumericFeatureFlag,
  numericFeatureFlags,
} from './featureFlags.ts';
export { type IdPrefix, idPrefixByEntity, idPrefixes, isIdPrefix } from './idPrefixes.ts';
export { type ImageType, imageTypes, isImageType } from './imageTypes.ts';
export { isTokenKind, type TokenKind, tokenKinds } from './tokenKinds.ts';
