import type { AttentionLanguage } from '../attentionStrings.ts';
import type { FewerStrings } from '../fewerStrings.ts';
import type { KeyStrings } from '../keyStrings.ts';
import type { ListLanguage } from '../listStrings.ts';
import type { PlaceStrings } from '../placeStrings.ts';
import type { QuestionStrings } from '../questionStrings.ts';
import type { QuietLanguage } from '../quietStrings.ts';
import type { Language, StringKey } from '../strings.ts';

/** Spanish. */
export const strings: Language<'one' | 'many' | 'other'> = {
  notifications: 'Notificaciones',
  markAllAsRead: 'Marcar todo como leído',
  poweredBy: 'Con tecnología de',
  settings: 'Ajustes',
  removeMessage: 'Eliminar mensaje',
  markAsRead: 'Marcar como leído',
  markAsUnRead: 'Marcar como no leído',
  noNewNotification: 'Aún no hay nada nuevo por aquí',

  noNewNotificationHint: 'Te avisaremos cuando haya novedades.',
  close: 'Cerrar',
  loading: 'Cargando notificaciones',
  loadMore: 'Ver notificaciones anteriores',
  loadMoreFailed: 'No se han podido cargar las notificaciones anteriores.',
  loadFailed: 'No se han podido cargar las notificaciones',
  serverAnswered: 'El servidor ha respondido con {status}. Tus mensajes están a salvo.',
  serverUnreachable: 'No se ha podido conectar con el servidor. Tus mensajes están a salvo.',
  identityUnknown: 'Esta aplicación no ha podido confirmar tu identidad. Tus mensajes están a salvo.',
  sessionRefused: 'No se ha podido abrir esta bandeja de entrada. Tus mensajes están a salvo.',
  tryAgain: 'Reintentar',
  stillTrying: 'Seguimos intentándolo…',
  offline: 'No tienes conexión',
  offlineHint: 'Tus notificaciones se cargarán solas cuando vuelva la conexión.',
  waitsForNetwork: 'Se enviarán cuando vuelva la conexión.',
  stale: 'No se ha podido actualizar. Se muestra lo que había antes.',
  reconnecting: 'Reconectando…',
  livePaused: 'Las actualizaciones en directo están en pausa. Reintentando…',
  rateLimited: 'Demasiadas solicitudes. Espera un momento.',
  signedOut: 'Se ha cerrado tu sesión',
  signedOutHint: 'Vuelve a iniciar sesión para ver tus notificaciones.',
  unread: 'Sin leer',
  untitled: 'Notificación',
  feedKeys: 'Las teclas Avance de página y Retroceso de página pasan de una notificación a la siguiente.',
  showMore: 'Ver más',
  showLess: 'Ver menos',
  actionFailed: 'No se ha podido guardar. Inténtalo de nuevo.',
  actionRefused: 'No se ha aceptado.',
  dismiss: 'Descartar',
  opensNewTab: '(se abre en una pestaña nueva)',

  unreadOnly: 'Solo sin leer',
  noUnread: 'Estás al día',
  showAll: 'Ver todo',
  sinceLastVisit: 'Novedades desde tu última visita',
  moreActions: 'Más acciones',
  select: 'Seleccionar',
  selectAll: 'Seleccionar todo',
  cancel: 'Cancelar',
  remove: 'Eliminar',
  removeAll: 'Eliminar todo',
  markedAsRead: 'Marcado como leído',
  markedAsUnRead: 'Marcado como no leído',
  manyMarkedAsRead: '{count} marcadas como leídas',
  manyMarkedAsUnRead: '{count} marcadas como no leídas',
  undo: 'Deshacer',

  back: 'Atrás',
  allNotifications: 'Todas las notificaciones',
  required: 'Obligatorio',
  requiredReason: 'Estos mensajes son importantes y no se pueden desactivar.',
  search: 'Buscar',
  clearSearch: 'Borrar búsqueda',
  noMatches: 'Sin resultados',
  sort: 'Ordenar',
  sortSuggested: 'Orden sugerido',
  sortByName: 'Por nombre',
  filter: 'Filtrar',
  allChannels: 'Todos los canales',
  otherGroup: 'Otros',
  noPreferences: 'Aún no hay ajustes',
  preferencesFailed: 'No se han podido cargar los ajustes',
  loadingPreferences: 'Cargando ajustes',
  saved: 'Guardado',
  saveFailed: 'No se ha podido guardar. Se ha restaurado tu ajuste anterior.',
  channel_in_app: 'En la aplicación',
  channel_email: 'Correo electrónico',
  channel_sms: 'SMS',
  channel_chat: 'Chat',
  channel_push: 'Push',

  unreadCount: { one: '{count} sin leer', many: '{count} sin leer', other: '{count} sin leer' },
  unreadCountAtLeast: {
    one: 'más de {count} sin leer',
    many: 'más de {count} sin leer',
    other: 'más de {count} sin leer',
  },
  newMessages: {
    one: '{count} notificación nueva',
    many: '{count} de notificaciones nuevas',
    other: '{count} notificaciones nuevas',
  },
  newMessagesAtLeast: {
    one: 'más de {count} notificación nueva',
    many: 'más de {count} de notificaciones nuevas',
    other: 'más de {count} notificaciones nuevas',
  },
  selectedCount: {
    one: '{count} seleccionada',
    many: '{count} seleccionadas',
    other: '{count} seleccionadas',
  },
  removedMessages: {
    one: '{count} notificación eliminada',
    many: '{count} de notificaciones eliminadas',
    other: '{count} notificaciones eliminadas',
  },
};

/** Rightly the same words as in English. */
export const sameAsEnglish: readonly StringKey[] = ['channel_sms', 'channel_chat', 'channel_push'];

export const attention: AttentionLanguage<'one' | 'many' | 'other'> = {
  arrived: 'Novedad: {title}',
  unreadElsewhere: 'Sin leer en otros espacios de trabajo',
  manyNewMessages: {
    one: '{count} mensaje nuevo',
    many: '{count} de mensajes nuevos',
    other: '{count} mensajes nuevos',
  },
};

export const fewer: Partial<FewerStrings> = {
  whyThis: '¿Por qué recibo esto?',
  whyOn: 'Recibes esto porque {workflow} está activado.',
  fewerLikeThis: 'Menos como este',
  offForAnHour: 'Desactivar durante una hora',
  offForToday: 'Desactivar por hoy',
  alwaysOff: 'Desactivar siempre',
  turnedOff: 'Desactivado: {workflow}',
  turnedOffUntil: 'Desactivado hasta {time}: {workflow}',
  muteThread: 'Silenciar este hilo',
  unmuteThread: 'Dejar de silenciar este hilo',
  muted: 'Silenciado en este navegador',
  unmuted: 'Ya no está silenciado',
  newKind: 'Nuevo tipo de notificación: {workflow}',
  keep: 'Mantener',
  turnOff: 'Desactivar',
};

export const keys: KeyStrings = {
  keyboardShortcuts: 'Atajos de teclado',
  goTo: 'Ir a',
  nextMessage: 'Mensaje siguiente',
  previousMessage: 'Mensaje anterior',
  openFocused: 'Abrir',
  tabByNumber: 'Pestaña por número',
  selectRange: 'Seleccionar un intervalo',
  letterKeys: 'Teclas de una sola letra',
  enterKey: 'Intro',
  shiftKey: 'Mayús',
  controlKey: 'Ctrl',
};

export const lists: ListLanguage<'one' | 'many' | 'other'> = {
  openCount: { one: '{count} por responder', many: '{count} por responder', other: '{count} por responder' },
  openCountAtLeast: {
    one: '{count} o más por responder',
    many: '{count} o más por responder',
    other: '{count} o más por responder',
  },
  moreInGroup: { one: '{count} más', many: '{count} más', other: '{count} más' },
  earlierStates: {
    one: '{count} estado anterior',
    many: '{count} de estados anteriores',
    other: '{count} estados anteriores',
  },
  otherPeople: { one: '{count} persona más', many: '{count} de personas más', other: '{count} personas más' },
  groupSize: { one: '{count} mensaje', many: '{count} de mensajes', other: '{count} mensajes' },
  foundCount: { one: '{count} resultado', many: '{count} de resultados', other: '{count} resultados' },
  loadedCount: {
    one: '{count} mensaje cargado',
    many: '{count} de mensajes cargados',
    other: '{count} mensajes cargados',
  },
  needsYouTab: 'Por responder',
  nothingNeedsYou: 'No tienes nada por responder',
  searchMessages: 'Buscar mensajes',
  searchOlder: 'Buscar en anteriores',
  nothingFound: 'Sin resultados para «{words}»',
  nothingMatches: 'Ningún mensaje coincide con los filtros',
  filters: 'Filtros',
  filterUnread: 'Sin leer',
  filteredBy: 'Solo se muestra: {filters}',
  chooseMessage: 'Elige un mensaje',
  messageIsGone: 'Este mensaje ya no está aquí',
  openMessage: 'Mensaje',
  backToList: 'Volver a la lista',
  goToPage: 'Abrir',
};

export const questions: Partial<QuestionStrings> = {
  manyAnswered: '{count} respondidas',
  timeIsOver: 'Ya no se puede responder.',
};

export const places: PlaceStrings = {
  archive: 'Archivar',
  unarchive: 'Mover a la bandeja de entrada',
  archivedTab: 'Archivadas',
  archived: 'Archivado',
  manyArchived: '{count} archivadas',
  backInInbox: 'De nuevo en la bandeja de entrada',
  snooze: 'Posponer',
  inAnHour: 'Dentro de una hora',
  thisEvening: 'Esta tarde',
  tomorrow: 'Mañana',
  nextWeek: 'La semana que viene',
  chooseTime: 'Elegir fecha y hora…',
  snoozeUntil: 'Posponer hasta',
  unsnooze: 'Dejar de posponer',
  snoozedTab: 'Pospuestas',
  snoozedUntil: 'Pospuesto hasta el {time}',
  manySnoozed: '{count} pospuestas',
  cameBack: 'De vuelta tras posponerse',
  backByActivity: 'De vuelta porque hay novedades',
  onlyInThisBrowser: 'Solo en este navegador',
  noArchived: 'No hay nada archivado',
  noSnoozed: 'No hay nada pospuesto',
  severityHigh: 'Prioridad alta',
  severityMedium: 'Prioridad media',
  severityLow: 'Prioridad baja',
};

export const quiet: QuietLanguage<'one' | 'many' | 'other'> = {
  pauseNotifications: 'Pausar notificaciones',
  forAnHour: 'Durante una hora',
  untilTomorrow: 'Hasta mañana',
  untilResumed: 'Hasta que las active',
  resumeNotifications: 'Reanudar notificaciones',
  paused: 'en pausa',
  pausedUntil: 'en pausa hasta {time}',
  newWhilePaused: {
    one: '{count} mensaje nuevo durante la pausa',
    many: '{count} de mensajes nuevos durante la pausa',
    other: '{count} mensajes nuevos durante la pausa',
  },

  quietHours: 'Horas de silencio',
  quietHoursHint: 'Durante ellas, solo los mensajes críticos llaman tu atención.',
  addQuietHours: 'Añadir horas de silencio',
  quietDays: 'Días',
  quietFrom: 'Desde',
  quietTo: 'Hasta',
  timeZone: 'Zona horaria',
};
