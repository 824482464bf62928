export {
  buildFeed,
  buildMessage,
  buildOrganization,
  buildSession,
  toRecord,
  worldFeeds,
  worldNow,
} from './build.ts';
export { buildGlobalPreference, buildPreference, buildPreferences } from './buildPreference.ts';
export { combine, only } from './composeScenarios.ts';
export type { Fault, WorldRequest } from './faults.ts';
export { handlers } from './handlers/handlers.ts';
export { type HeldAnswers, holdAnswers } from './holdAnswers.ts';
export { mockControls } from './mockControls.ts';
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
export type {
  WireButton,
  WireCallToAction,
  WireFlags,
  WireGlobalPreference,
  WireMessage,
  WireOrganization,
  WirePerson,
  WirePreference,
  WireSwitches,
} from './wire.ts';
export { createMockWorld, createWorld } from './world.ts';
export {
  insideOf,
  type MockWorld,
  type Scenario,
  type World,
  type WorldOptions,
  worldDefaults,
} from './worldContract.ts';
