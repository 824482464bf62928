import type { FewerStrings } from '../fewerStrings.ts';
import type { KeyStrings } from '../keyStrings.ts';
import type { ListLanguage } from '../listStrings.ts';
import type { PlaceStrings } from '../placeStrings.ts';
import type { QuietLanguage } from '../quietStrings.ts';
import type { Language, StringKey } from '../strings.ts';
import * as base from './es.ts';

/** Latin American Spanish. */
export const strings: Language<'one' | 'many' | 'other'> = {
  ...base.strings,
  settings: 'Configuración',
  noNewNotification: 'Todavía no hay nada nuevo por aquí',
  loadMoreFailed: 'No se pudieron cargar las notificaciones anteriores.',
  loadFailed: 'No se pudieron cargar las notificaciones',
  serverAnswered: 'El servidor respondió {status}. Tus mensajes están a salvo.',
  serverUnreachable: 'No se pudo conectar con el servidor. Tus mensajes están a salvo.',
  identityUnknown: 'Esta aplicación no pudo confirmar tu identidad. Tus mensajes están a salvo.',
  sessionRefused: 'No se pudo abrir esta bandeja de entrada. Tus mensajes están a salvo.',
  stale: 'No se pudo actualizar. Se muestra lo que había antes.',
  livePaused: 'Las actualizaciones en vivo están en pausa. Reintentando…',
  signedOut: 'Se cerró tu sesión',
  actionFailed: 'No se pudo guardar. Vuelve a intentarlo.',
  actionRefused: 'No se aceptó.',
  noPreferences: 'Todavía no hay opciones de configuración',
  preferencesFailed: 'No se pudo cargar la configuración',
  loadingPreferences: 'Cargando configuración',
  saveFailed: 'No se pudo guardar. Se restauró tu configuración anterior.',
  channel_in_app: 'En la app',
};

/** Rightly the same words as in English. */
export const sameAsEnglish: readonly StringKey[] = ['channel_sms', 'channel_chat', 'channel_push'];

export const fewer: Partial<FewerStrings> = {
  ...base.fewer,
  offForAnHour: 'Desactivar por una hora',
};

export const keys: KeyStrings = {
  ...base.keys,
  selectRange: 'Seleccionar un rango',
  enterKey: 'Enter',
};

export const lists: ListLanguage<'one' | 'many' | 'other'> = {
  ...base.lists,
  nothingFound: 'Sin resultados para “{words}”',
  chooseMessage: 'Selecciona un mensaje',
};

export const places: Partial<PlaceStrings> = {
  ...base.places,
  inAnHour: 'En una hora',
  nextWeek: 'La próxima semana',
};

export const quiet: QuietLanguage<'one' | 'many' | 'other'> = {
  ...base.quiet,
  forAnHour: 'Por una hora',
  addQuietHours: 'Agregar horas de silencio',
};

export { attention, questions } from './es.ts';
