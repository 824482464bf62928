import type { LineStep } from '../../data/forDevtools.ts';

/** The timer of a visible page, and a question: what happens without a reason. */
export const tick = 'tick';
export const anotherAsks = 'another tab asks who leads';

/** What happened to the line, in a few words. */
export function stepName([event, model]: LineStep): string {
  switch (event.type) {
    case 'leader':
      return model.isLeader ? 'this tab leads' : 'another tab leads';
    case 'notice':
      return noticeNames[event.notice.kind];
    case 'socket':
      return socketNames[event.state];
    case 'tick':
      return event.sinceLastMs > awayMs
        ? `the page was away for ${Math.round(event.sinceLastMs / 1_000)} s`
        : tick;
    case 'network':
      return 'the network came or went';
    case 'token':
      return 'the session has changed';
    default:
      return 'started';
  }
}

/** Longer than the timer of a visible page takes. */
const awayMs = 30_000;

const socketNames = {
  live: 'the line has opened',
  lost: 'the line was lost',
  refused: 'the line was refused',
  off: 'the line has a fault, and the inbox goes on without it',
} as const;

const noticeNames = {
  ask: anotherAsks,
  state: 'the leader told its state',
  changed: 'another tab has changed something',
  signedOut: 'another tab has signed out',
} as const;
