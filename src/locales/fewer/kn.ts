import type { FewerStrings } from '../fewerStrings.ts';

/** Kannada. */
export const strings: FewerStrings = {
  whyThis: 'ನನಗೆ ಇದು ಏಕೆ ಬಂದಿದೆ?',
  fewerLikeThis: 'ಇಂತಹವನ್ನು ಕಡಿಮೆ ಮಾಡಿ',
  offForAnHour: 'ಒಂದು ಗಂಟೆ ಆಫ್',
  offForToday: 'ಇಂದಿಗೆ ಆಫ್',
  alwaysOff: 'ಯಾವಾಗಲೂ ಆಫ್',
  turnedOff: 'ಆಫ್ ಮಾಡಲಾಗಿದೆ: {workflow}',
  turnedOffUntil: '{time} ವರೆಗೆ ಆಫ್ ಮಾಡಲಾಗಿದೆ: {workflow}',
  muteThread: 'ಈ ಥ್ರೆಡ್ ಮ್ಯೂಟ್ ಮಾಡಿ',
  unmuteThread: 'ಈ ಥ್ರೆಡ್ ಅನ್‌ಮ್ಯೂಟ್ ಮಾಡಿ',
  muted: 'ಈ ಬ್ರೌಸರ್‌ನಲ್ಲಿ ಮ್ಯೂಟ್ ಮಾಡಲಾಗಿದೆ',
  unmuted: 'ಈಗ ಮ್ಯೂಟ್ ಆಗಿಲ್ಲ',
  newKind: 'ಹೊಸ ಬಗೆಯ ಅಧಿಸೂಚನೆ: {workflow}',
  keep: 'ಹಾಗೆಯೇ ಇರಿಸಿ',
  turnOff: 'ಆಫ್ ಮಾಡಿ',
};
