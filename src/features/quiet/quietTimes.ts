/** For how long the reader can pause by one press: the word for each, and the time. */
export const quietTimes = [
  ['forAnHour', 'hour'],
  ['untilTomorrow', 'tomorrow'],
  ['untilResumed', undefined],
] as const;
