import type { ChangeStand, FactRow, LineSnapshot, Reason } from './model/DevtoolsState.ts';

// The words of the tools. Developers alone read them, so there is one language, and they are not among the strings of `locales`.

/** Words that stand by themselves. */
export const words = {
  name: 'Carillon devtools',
  short: 'Carillon',
  open: 'Open Carillon devtools',
  close: 'Close Carillon devtools',
  clear: 'Clear what is over',
  sections: 'What is shown',
  facts: 'Facts',
  changes: 'Changes',
  calls: 'Calls',
  asks: 'Asked again',
  line: 'Connection',
  controls: 'Controls',
  sendMessage: 'Send message',
  breakLine: 'Break connection',
  failCalls: 'Fail calls',
  noFacts: 'Nothing was asked yet.',
  noChanges: 'The reader has changed nothing yet.',
  noCalls: 'No call was made since the tools are open.',
  noAsks: 'Nothing was asked again since the tools are open.',
  noSteps: 'Nothing has happened to the live connection since the tools are open.',
  noInbox: 'No inbox has told anything yet. Is <InboxDevtoolsSource /> inside its InboxProvider?',
  underWay: 'under way',
} as const;

const reasons = {
  arrived: 'a new message may or may not belong to this tab',
  unsure: 'its answer came while a change was on its way',
  doubted: 'a newer row contradicts a change that is laid over it',
  paged: 'a next page came after a change of all messages',
  opened: 'it was asked before the live connection opened',
  stored: 'it was shown from a page that had been stored',
  poll: 'there is no live connection, so it is asked from time to time',
  first: 'it was shown for the first time',
  page: 'the page wanted it: a refetch, “Try again”, or a part that was shown again',
} as const;

/** Why something was asked. */
export function reasonText(why: Reason): string {
  switch (why.type) {
    case 'change':
      return why.isConfirmed
        ? `${why.label}: confirmed, and its answer does not tell everything`
        : `${why.label}: failed, and may have been made nevertheless`;
    case 'line':
      return `the live connection told: ${toldText(why)}`;
    case 'missed':
      return `events may have been missed${why.step === undefined ? '' : `: ${why.step}`}`;
    default:
      return reasons[why.type];
  }
}

function toldText({ messages, changes, unread, unseen }: Reason & { type: 'line' }): string {
  const told = [
    messages > 0 && `${messages} new ${messages === 1 ? 'message' : 'messages'}`,
    unread !== undefined && `unread ${unread}`,
    unseen !== undefined && `unseen ${unseen}`,
  ].filter((one) => one !== false);
  return told.join(', ') || `${changes} ${changes === 1 ? 'change' : 'changes'}`;
}

/** Where each change stands. */
export const standWords: Readonly<Record<ChangeStand, string>> = {
  held: 'held for undo',
  queued: 'queued',
  waiting: 'waits for the network',
  sending: 'sent',
  elsewhere: 'in another tab',
  confirmed: 'confirmed',
  failed: 'failed',
  takenBack: 'taken back',
};

/** How a fact is. */
export function factStand({ error, isAsking, isOwed, isStored, isShown, isUnsupported }: FactRow): string {
  if (isUnsupported) {
    return 'the backend cannot tell it';
  }
  return error !== undefined && !isAsking
    ? 'failed'
    : isAsking
      ? 'being asked'
      : isOwed
        ? 'to be asked'
        : isStored
          ? 'stored'
          : isShown
            ? 'known'
            : 'not on screen';
}

/** The state of the live connection, and who holds it. */
export function lineText({ state, isLeader, hasLine }: LineSnapshot): string {
  return hasLine ? `${state}${leaderText(isLeader)}` : 'no live connection: asks from time to time';
}

function leaderText(isLeader: boolean | undefined): string {
  return isLeader === undefined ? '' : isLeader ? ' · this tab leads' : ' · another tab leads';
}

/** How long ago something was, or how long it took. */
export function duration(ms: number): string {
  const seconds = Math.max(0, ms) / 1_000;
  return seconds < 1
    ? `${Math.round(seconds * 1_000)} ms`
    : seconds < 60
      ? `${seconds < 10 ? seconds.toFixed(1) : Math.round(seconds)} s`
      : seconds < 3_600
        ? `${Math.floor(seconds / 60)} min`
        : `${Math.floor(seconds / 3_600)} h`;
}
