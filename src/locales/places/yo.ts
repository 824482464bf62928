import type { PlaceStrings } from '../placeStrings.ts';

/** Yoruba. */
export const strings: PlaceStrings = {
  archive: 'Fi sí ìpamọ́',
  unarchive: 'Gbé lọ sí àpótí ìfiránṣẹ́',
  archivedTab: 'Àwọn tó wà ní ìpamọ́',
  archived: 'A ti fi sí ìpamọ́',
  manyArchived: 'A ti fi sí ìpamọ́: {count}',
  backInInbox: 'Ó ti padà sí àpótí ìfiránṣẹ́',
  snooze: 'Sún síwájú',
  inAnHour: 'Lẹ́yìn wákàtí kan',
  thisEvening: 'Ìrọ̀lẹ́ òní',
  tomorrow: 'Ọ̀la',
  nextWeek: 'Ọ̀sẹ̀ tó ń bọ̀',
  chooseTime: 'Yan àkókò…',
  snoozeUntil: 'Sún síwájú di',
  unsnooze: 'Dá ìsúnsíwájú dúró',
  snoozedTab: 'Àwọn tí a sún síwájú',
  snoozedUntil: 'A ti sún un síwájú di {time}',
  manySnoozed: 'A ti sún síwájú: {count}',
  cameBack: 'Ó ti padà lẹ́yìn ìsúnsíwájú',
  noArchived: 'Kò sí ohun tó wà ní ìpamọ́',
  noSnoozed: 'Kò sí ohun tí a sún síwájú',
  severityHigh: 'Ó ṣe pàtàkì gan-an',
  severityMedium: 'Ó ṣe pàtàkì díẹ̀',
  severityLow: 'Kò ṣe pàtàkì púpọ̀',
};
