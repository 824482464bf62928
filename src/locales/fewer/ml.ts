import type { FewerStrings } from '../fewerStrings.ts';

/** Malayalam. */
export const strings: FewerStrings = {
  whyThis: 'എനിക്ക് ഇത് ലഭിക്കുന്നത് എന്തുകൊണ്ട്?',
  fewerLikeThis: 'ഇത്തരത്തിലുള്ളവ കുറയ്ക്കുക',
  offForAnHour: 'ഒരു മണിക്കൂർ ഓഫാക്കുക',
  offForToday: 'ഇന്നത്തേക്ക് ഓഫാക്കുക',
  alwaysOff: 'എപ്പോഴും ഓഫാക്കുക',
  turnedOff: 'ഓഫാക്കി: {workflow}',
  turnedOffUntil: '{time} വരെ ഓഫാക്കി: {workflow}',
  muteThread: 'ഈ ത്രെഡ് മ്യൂട്ട് ചെയ്യുക',
  unmuteThread: 'ഈ ത്രെഡ് അൺമ്യൂട്ട് ചെയ്യുക',
  muted: 'ഈ ബ്രൗസറിൽ മ്യൂട്ട് ചെയ്തു',
  unmuted: 'ഇപ്പോൾ മ്യൂട്ടിലല്ല',
  newKind: 'പുതിയ തരം അറിയിപ്പ്: {workflow}',
  keep: 'നിലനിർത്തുക',
  turnOff: 'ഓഫാക്കുക',
};
