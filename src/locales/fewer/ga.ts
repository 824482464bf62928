import type { FewerStrings } from '../fewerStrings.ts';

/** Irish. */
export const strings: FewerStrings = {
  whyThis: 'Cén fáth a bhfuil sé seo á fháil agam?',
  fewerLikeThis: 'Níos lú mar seo',
  offForAnHour: 'Múch ar feadh uair an chloig',
  offForToday: 'Múch don lá inniu',
  alwaysOff: 'Múch i gcónaí',
  turnedOff: 'Múchta: {workflow}',
  turnedOffUntil: 'Múchta go dtí {time}: {workflow}',
  muteThread: 'Balbhaigh an snáithe seo',
  unmuteThread: 'Díbhalbhaigh an snáithe seo',
  muted: 'Balbhaithe sa bhrabhsálaí seo',
  unmuted: 'Níl sé balbhaithe a thuilleadh',
  newKind: 'Cineál nua fógra: {workflow}',
  keep: 'Coinnigh',
  turnOff: 'Múch',
};
