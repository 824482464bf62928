import type { FewerStrings } from '../fewerStrings.ts';

/** Tamil. */
export const strings: FewerStrings = {
  whyThis: 'எனக்கு இது ஏன் வருகிறது?',
  fewerLikeThis: 'இதுபோன்றவற்றைக் குறை',
  offForAnHour: 'ஒரு மணிநேரத்திற்கு முடக்கு',
  offForToday: 'இன்று மட்டும் முடக்கு',
  alwaysOff: 'எப்போதும் முடக்கு',
  turnedOff: 'முடக்கப்பட்டது: {workflow}',
  turnedOffUntil: '{time} வரை முடக்கப்பட்டது: {workflow}',
  muteThread: 'இந்த உரையாடலை ஒலியடக்கு',
  unmuteThread: 'இந்த உரையாடலின் ஒலியடக்கத்தை நீக்கு',
  muted: 'இந்த உலாவியில் ஒலியடக்கப்பட்டது',
  unmuted: 'ஒலியடக்கம் நீக்கப்பட்டது',
  newKind: 'புதிய வகை அறிவிப்பு: {workflow}',
  keep: 'வைத்திரு',
  turnOff: 'முடக்கு',
};
