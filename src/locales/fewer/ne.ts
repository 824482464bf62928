import type { FewerStrings } from '../fewerStrings.ts';

/** Nepali. */
export const strings: FewerStrings = {
  whyThis: 'मैले यो किन पाएँ?',
  fewerLikeThis: 'यस्ता सन्देश कम गर्नुहोस्',
  offForAnHour: 'एक घण्टाका लागि बन्द',
  offForToday: 'आजका लागि बन्द',
  alwaysOff: 'सधैँका लागि बन्द',
  turnedOff: 'बन्द गरियो: {workflow}',
  turnedOffUntil: '{time} सम्म बन्द गरियो: {workflow}',
  muteThread: 'यो थ्रेड म्युट गर्नुहोस्',
  unmuteThread: 'यो थ्रेड अनम्युट गर्नुहोस्',
  muted: 'यो ब्राउजरमा म्युट गरियो',
  unmuted: 'अब म्युट छैन',
  newKind: 'नयाँ प्रकारको सूचना: {workflow}',
  keep: 'चालु राख्नुहोस्',
  turnOff: 'बन्द गर्नुहोस्',
};
