import type { FewerStrings } from '../fewerStrings.ts';

/** Canadian French. */
export const strings: FewerStrings = {
  whyThis: 'Pourquoi est-ce que je reçois ceci?',
  fewerLikeThis: 'Moins de messages comme celui-ci',
  offForAnHour: 'Désactiver pour une heure',
  offForToday: 'Désactiver pour la journée',
  alwaysOff: 'Toujours désactiver',
  turnedOff: 'Désactivé\u00a0: {workflow}',
  turnedOffUntil: 'Désactivé jusqu’à {time}\u00a0: {workflow}',
  muteThread: 'Mettre ce fil en sourdine',
  unmuteThread: 'Ne plus mettre ce fil en sourdine',
  muted: 'En sourdine dans ce navigateur',
  unmuted: 'Ce fil n’est plus en sourdine',
  newKind: 'Nouveau type de notification\u00a0: {workflow}',
  keep: 'Conserver',
  turnOff: 'Désactiver',
};
