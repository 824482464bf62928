import type { PlaceStrings } from '../placeStrings.ts';

/** Galician. */
export const strings: PlaceStrings = {
  archive: 'Arquivar',
  unarchive: 'Mover á caixa de entrada',
  archivedTab: 'Arquivadas',
  archived: 'Arquivado',
  manyArchived: '{count} arquivadas',
  backInInbox: 'De novo na caixa de entrada',
  snooze: 'Adiar',
  inAnHour: 'Dentro dunha hora',
  thisEvening: 'Esta tarde',
  tomorrow: 'Mañá',
  nextWeek: 'A semana que vén',
  chooseTime: 'Escoller data e hora…',
  snoozeUntil: 'Adiar ata',
  unsnooze: 'Deixar de adiar',
  snoozedTab: 'Adiadas',
  snoozedUntil: 'Adiado ata o {time}',
  manySnoozed: '{count} adiadas',
  cameBack: 'De volta tras o adiamento',
  noArchived: 'Non hai nada arquivado',
  noSnoozed: 'Non hai nada adiado',
  severityHigh: 'Prioridade alta',
  severityMedium: 'Prioridade media',
  severityLow: 'Prioridade baixa',
};
