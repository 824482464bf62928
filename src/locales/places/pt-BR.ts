import type { PlaceStrings } from '../placeStrings.ts';

/** Brazilian Portuguese. */
export const strings: PlaceStrings = {
  archive: 'Arquivar',
  unarchive: 'Mover para a caixa de entrada',
  archivedTab: 'Arquivadas',
  archived: 'Arquivada',
  manyArchived: '{count} arquivadas',
  backInInbox: 'De volta à caixa de entrada',
  snooze: 'Adiar',
  inAnHour: 'Daqui a uma hora',
  thisEvening: 'Hoje à noite',
  tomorrow: 'Amanhã',
  nextWeek: 'Na próxima semana',
  chooseTime: 'Escolher data e hora…',
  snoozeUntil: 'Adiar até',
  unsnooze: 'Encerrar adiamento',
  snoozedTab: 'Adiadas',
  snoozedUntil: 'Adiada até {time}',
  manySnoozed: '{count} adiadas',
  cameBack: 'De volta após o adiamento',
  noArchived: 'Nada arquivado',
  noSnoozed: 'Nada adiado',
  severityHigh: 'Prioridade alta',
  severityMedium: 'Prioridade média',
  severityLow: 'Prioridade baixa',
};
