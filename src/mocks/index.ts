export {
  buildFeed,
  buildMessage,
  buildOrganization,
  buildSession,
  toRecord,
  worldFeeds,
  worldNow,
} from './build.ts';
export { buildId } from './buildId.ts';
export { buildPerson } from './buildPerson.ts';
export {
  buildGlobalPreference,
  buildPreference,
  buildPreferences,
  type PreferenceOverrides,
} from './buildPreference.ts';
export { combine, only } from './composeScenarios.ts';
export { handlers } from './handlers/handlers.ts';
export { type HeldAnswers, holdAnswers } from './holdAnswers.ts';
export type { Line, LineMode, WorldSocket } from './line.ts';
export type { ChosenPreferences, Memory, WorldSubscriber } from './memory.ts';
export {
  answerLostOnce,
  empty,
  failing,
  failingFor,
  failingOnce,
  hanging,
  htmlError,
  manyMessages,
  noSocket,
  offline,
  rateLimited,
  refusedSocket,
  reordered,
  shiftingPages,
  slow,
  unauthorizedOnce,
} from './scenarios.ts';
export type { Trouble, WorldRequest } from './trouble.ts';
export type {
  WireButton,
  WireCallToAction,
  WireFeedPage,
  WireFlags,
  WireGlobalPreference,
  WireMessage,
  WireOrganization,
  WirePerson,
  WirePreference,
  WireRecord,
  WireSession,
  WireSwitches,
} from './wire.ts';
export { createWorld } from './world.ts';
export { type Scenario, type World, type WorldOptions, worldDefaults } from './worldContract.ts';
