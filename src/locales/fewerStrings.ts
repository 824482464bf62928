/**
 * The strings of what makes messages fewer from their row: why a message came, turning its kind off, muting its thread. They are fetched
 * with the feature. Placeholders are in braces. `{workflow}` is the sender's name of a kind of notifications, such as "Comments".
 */
export interface FewerStrings {
  /** In the menu of a message, and the name of the dialog that it opens: of which kind the message is, and how that reaches the reader. */
  readonly whyThis: string;
  /** The first sentence of that dialog, where the sender gives no reason. */
  readonly whyOn: string;
  /** In the menu of a message, and the name of the menu of times that it leads to: turns messages of this kind off in the inbox. */
  readonly fewerLikeThis: string;
  /** A time in that menu: for sixty minutes. */
  readonly offForAnHour: string;
  /** A time in that menu: until midnight. */
  readonly offForToday: string;
  /** A time in that menu: until the reader turns them on again. */
  readonly alwaysOff: string;
  /** Shown and announced after messages of a kind were turned off, beside `undo`. */
  readonly turnedOff: string;
  /** As `turnedOff`, for a while. `{time}` is a time, with a date where it is not today. */
  readonly turnedOffUntil: string;
  /** The action on a message whose thread is to be quiet: its new messages are listed, but neither announced nor sounded. */
  readonly muteThread: string;
  /** The action that ends that. */
  readonly unmuteThread: string;
  /** In small words in the row of a message of such a thread, and announced after the action. Other devices do not know of it. */
  readonly muted: string;
  /** Announced after that was ended. */
  readonly unmuted: string;
  /** In small words in the row of the first message of a kind, before the buttons `keep` and `turnOff`. */
  readonly newKind: string;
  /** The button that keeps messages of a kind on, as they are. */
  readonly keep: string;
  /** The button that turns messages of a kind off in the inbox. */
  readonly turnOff: string;
}

/** Those strings in English. */
export const fewer: FewerStrings = {
  whyThis: 'Why am I getting this?',
  whyOn: 'You get this because {workflow} is on.',
  fewerLikeThis: 'Fewer like this',
  offForAnHour: 'Off for an hour',
  offForToday: 'Off for today',
  alwaysOff: 'Always off',
  turnedOff: 'Turned off: {workflow}',
  turnedOffUntil: 'Turned off until {time}: {workflow}',
  muteThread: 'Mute this thread',
  unmuteThread: 'Unmute this thread',
  muted: 'Muted in this browser',
  unmuted: 'No longer muted',
  newKind: 'New kind of notification: {workflow}',
  keep: 'Keep',
  turnOff: 'Turn off',
};
