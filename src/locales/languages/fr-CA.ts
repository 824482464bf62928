import type { FewerStrings } from '../fewerStrings.ts';
import type { PlaceStrings } from '../placeStrings.ts';
import type { QuietLanguage } from '../quietStrings.ts';
import type { Language, StringKey } from '../strings.ts';
import * as base from './fr.ts';

/** Canadian French. */
export const strings: Language<'one' | 'many' | 'other'> = {
  ...base.strings,
  noNewNotificationHint: 'Nous vous aviserons dès qu’il y aura du nouveau.',
  stillTrying: 'Essai toujours en cours…',
  offlineHint: 'Vos notifications se chargeront d’elles-mêmes à votre retour en ligne.',
  waitsForNetwork: 'L’envoi se fera à votre retour en ligne.',
  stale: 'Actualisation impossible. Affichage de ce qui était là avant.',
  livePaused: 'Les mises à jour en direct sont suspendues. Nouvel essai…',
  rateLimited: 'Trop de demandes. Veuillez patienter un instant.',
  unreadOnly: 'Non lues seulement',
  sinceLastVisit: 'Nouveau depuis votre dernière visite',
  channel_email: 'Courriel',
  channel_sms: 'Texto',
  channel_chat: 'Clavardage',
};

/** Rightly the same words as in English. */
export const sameAsEnglish: readonly StringKey[] = ['notifications', 'untitled', 'channel_push'];

export const fewer: Partial<FewerStrings> = {
  ...base.fewer,
  whyThis: 'Pourquoi est-ce que je reçois ceci?',
  offForAnHour: 'Désactiver pour une heure',
  offForToday: 'Désactiver pour la journée',
};

export const places: Partial<PlaceStrings> = {
  ...base.places,
  snooze: 'Reporter',
  snoozeUntil: 'Reporter jusqu’au',
  unsnooze: 'Mettre fin au report',
  snoozedTab: 'Reportées',
  snoozedUntil: 'Reporté jusqu’au {time}',
  manySnoozed: '{count} reportées',
  cameBack: 'De retour après un report',
  onlyInThisBrowser: 'Dans ce navigateur seulement',
  noSnoozed: 'Rien n’est reporté',
};

export const quiet: QuietLanguage<'one' | 'many' | 'other'> = {
  ...base.quiet,
  forAnHour: 'Pour une heure',
};

export { attention, keys, lists, questions } from './fr.ts';
