import { describe, expect, test } from 'vitest';
import type {
  ConnectionEffect,
  ConnectionEvent,
  ConnectionModel,
  ConnectionWorld,
} from './connectionModel.ts';
import { initialConnection, reduceConnection } from './connectionReducer.ts';

const world: ConnectionWorld = { isOnline: true, isHidden: false, hasToken: true, isFailing: false };
const start = initialConnection(true, false);
const leader: ConnectionModel = { ...start, isLeader: true, socket: 'connecting' };
const live: ConnectionModel = { ...leader, socket: 'open', state: 'live', wasLive: true };
const follower: ConnectionModel = { ...start, state: 'live', wasLive: true };

/** Effects in one word each, so that a row of the table can be read. */
function named(effect: ConnectionEffect): string {
  switch (effect.type) {
    case 'setState':
      return effect.state;
    case 'notifyTabs':
      return effect.notice.kind === 'state' ? `tabs: ${effect.notice.state}` : `tabs: ${effect.notice.kind}`;
    case 'buffer':
      return effect.change.mayHaveMissed ? 'refetch' : 'buffer';
    default:
      return effect.type;
  }
}

type Row = readonly [
  name: string,
  before: ConnectionModel,
  event: ConnectionEvent,
  world: Partial<ConnectionWorld>,
  effects: readonly string[],
  after?: Partial<ConnectionModel>,
];

const lead = (isLeader: boolean): ConnectionEvent => ({ type: 'leader', isLeader });
const socket = (state: 'live' | 'lost' | 'refused'): ConnectionEvent => ({ type: 'socket', state });
const tick = (sinceLastMs: number): ConnectionEvent => ({ type: 'tick', sinceLastMs });
const reopened = ['closeSocket', 'stopRecovery'];

const rows: readonly Row[] = [
  ['a start shows the first state and opens nothing', start, { type: 'started' }, {}, ['connecting']],
  ['a start without a network is offline', start, { type: 'started' }, { isOnline: false }, ['offline']],

  [
    'a tab that becomes the leader opens the socket and notifies the tabs',
    start,
    lead(true),
    {},
    [...reopened, 'connecting', 'tabs: connecting', 'openSocket'],
    { isLeader: true, socket: 'connecting' },
  ],
  [
    'a leader without a network waits',
    start,
    lead(true),
    { isOnline: false },
    [...reopened, 'offline', 'tabs: connecting'],
    { socket: 'none' },
  ],
  [
    'a leader without a token is refused, and requests a session later',
    start,
    lead(true),
    { hasToken: false },
    ['closeSocket', 'startRecovery', 'refused', 'tabs: refused'],
    { socket: 'none', hadToken: false },
  ],
  [
    'a leader that cannot open a socket opens none',
    initialConnection(false, false),
    lead(true),
    {},
    reopened,
    { socket: 'none' },
  ],
  [
    'a tab that is no longer the leader closes its socket and recovers until the new leader reports',
    live,
    lead(false),
    {},
    [...reopened, 'recovering'],
    { isLeader: false, socket: 'none' },
  ],

  [
    'a socket that becomes live for the first time catches up with what was missed before',
    leader,
    socket('live'),
    {},
    ['live', 'catchUp', 'tabs: live'],
    { socket: 'open', wasLive: true, mayHaveMissed: false },
  ],
  [
    'a socket that becomes live again refetches what was missed meanwhile',
    { ...leader, wasLive: true },
    socket('live'),
    {},
    ['live', 'refetch', 'tabs: live'],
    { socket: 'open', mayHaveMissed: false },
  ],
  [
    'a socket that becomes live for the first time after an absence refetches',
    { ...leader, mayHaveMissed: true },
    socket('live'),
    {},
    ['live', 'refetch', 'tabs: live'],
    { socket: 'open', mayHaveMissed: false },
  ],
  [
    'a hidden leader catches up too, for the title of the page',
    leader,
    socket('live'),
    { isHidden: true },
    ['live', 'catchUp', 'tabs: live'],
  ],
  [
    'a socket that is live for the first time leaves what the host’s server has just fetched, until the next tick',
    { ...leader, isFresh: true },
    socket('live'),
    {},
    ['live', 'tabs: live'],
    { socket: 'open', wasLive: true, mayHaveMissed: true, isFresh: false },
  ],
  [
    'so does a follower',
    { ...start, isFresh: true },
    { type: 'notice', notice: { kind: 'state', state: 'live', hidden: false } },
    {},
    ['live'],
    { wasLive: true, mayHaveMissed: true, isFresh: false },
  ],
  [
    'a hidden leader has no tick, and refetches also what the host’s server has just fetched',
    { ...leader, isFresh: true },
    socket('live'),
    { isHidden: true },
    ['live', 'refetch', 'tabs: live'],
    { mayHaveMissed: false },
  ],
  [
    'a socket that is live again refetches',
    { ...live, state: 'recovering' },
    socket('live'),
    {},
    ['live', 'refetch', 'tabs: live'],
    { mayHaveMissed: false },
  ],
  ['a socket that is live already refetches nothing', live, socket('live'), {}, ['live', 'tabs: live']],
  [
    'a socket that was never live keeps connecting',
    leader,
    socket('lost'),
    {},
    ['connecting', 'tabs: connecting'],
  ],
  ['a live socket that is lost recovers', live, socket('lost'), {}, ['recovering', 'tabs: recovering']],
  [
    'a refused socket has the state refused',
    live,
    socket('refused'),
    {},
    ['refused', 'tabs: refused'],
    { socket: 'open' },
  ],

  ['a leader answers a tab that asks', live, { type: 'notice', notice: { kind: 'ask' } }, {}, ['tabs: live']],
  ['a follower does not', follower, { type: 'notice', notice: { kind: 'ask' } }, {}, []],
  [
    'a follower takes the state of its leader, and refetches when that becomes live',
    { ...follower, state: 'recovering' },
    { type: 'notice', notice: { kind: 'state', state: 'live', hidden: false } },
    {},
    ['live', 'refetch'],
  ],
  [
    'a hidden follower refetches only when it becomes visible',
    { ...follower, state: 'recovering' },
    { type: 'notice', notice: { kind: 'state', state: 'live', hidden: false } },
    { isHidden: true },
    ['live'],
    { mayHaveMissed: true },
  ],
  [
    'a change in another tab causes a refetch',
    follower,
    { type: 'notice', notice: { kind: 'changed' } },
    {},
    ['refetch'],
  ],
  [
    'a change in another tab waits in a hidden follower',
    follower,
    { type: 'notice', notice: { kind: 'changed' } },
    { isHidden: true },
    [],
    { mayHaveMissed: true },
  ],
  [
    'a logout in another tab is a logout here, and refetches nothing',
    follower,
    { type: 'notice', notice: { kind: 'signedOut' } },
    {},
    ['signOut'],
  ],

  ['a tick in time checks the leader only', live, tick(5_000), {}, ['checkLeader']],
  [
    'a tick requests a delayed refetch once',
    { ...live, mayHaveMissed: true },
    tick(5_000),
    {},
    ['refetch', 'checkLeader'],
    { mayHaveMissed: false },
  ],
  ['a tick after 30 seconds is in time', live, tick(30_000), {}, ['checkLeader']],
  [
    'a tick after more than 30 seconds opens a new socket, which refetches when it is live',
    live,
    tick(30_001),
    {},
    [...reopened, 'recovering', 'tabs: recovering', 'openSocket', 'checkLeader'],
    { socket: 'connecting', mayHaveMissed: true },
  ],
  [
    'a socket that is connecting is kept after an absence',
    leader,
    tick(30_001),
    {},
    ['checkLeader'],
    { socket: 'connecting', mayHaveMissed: true },
  ],
  [
    'a follower refetches at once after an absence',
    follower,
    tick(30_001),
    {},
    [...reopened, 'refetch', 'checkLeader'],
    { mayHaveMissed: false },
  ],

  [
    'the loss of the network closes the socket',
    live,
    { type: 'network' },
    { isOnline: false },
    ['offline', ...reopened, 'offline', 'tabs: recovering'],
    { socket: 'none' },
  ],
  [
    'the return of the network opens it again',
    { ...live, socket: 'none', state: 'recovering' },
    { type: 'network' },
    {},
    ['recovering', ...reopened, 'recovering', 'tabs: recovering', 'openSocket'],
    { mayHaveMissed: true },
  ],

  ['a token that stays changes nothing', live, { type: 'token' }, {}, []],
  [
    'the loss of the token closes the socket and requests a session later',
    live,
    { type: 'token' },
    { hasToken: false },
    ['closeSocket', 'startRecovery', 'refused', 'tabs: refused'],
    { hadToken: false },
  ],
  [
    'a new token opens the socket and ends the recovery',
    { ...live, hadToken: false, socket: 'none' },
    { type: 'token' },
    {},
    [...reopened, 'recovering', 'tabs: recovering', 'openSocket'],
  ],
];

describe('the reducer of the live connection:', () => {
  for (const [name, before, event, change, effects, after = {}] of rows) {
    test(name, () => {
      const frozen = Object.freeze({ ...before });
      const [model, done] = reduceConnection(frozen, event, { ...world, ...change });
      expect(done.map(named)).toEqual(effects);
      expect(model).toMatchObject(after);
    });
  }

  test('has no socket at first, is off without an address, and connecting with one', () => {
    expect(initialConnection(false, false)).toMatchObject({ state: 'off', socket: 'none' });
    expect(initialConnection(true, false)).toMatchObject({ state: 'connecting', socket: 'none' });
  });

  test('a connection that was never live is connecting when its socket is lost, and not recovering', () => {
    const [started] = reduceConnection(initialConnection(true, false), { type: 'started' }, world);
    const [leading] = reduceConnection(started, lead(true), world);
    const [lost] = reduceConnection(leading, { type: 'socket', state: 'lost' }, world);
    expect(lost).toMatchObject({ state: 'connecting', wasLive: false });
  });

  test('a page that is restored from the back and forward cache may have missed events', () => {
    const [, effects] = reduceConnection(initialConnection(true, true), tick(5_000), world);
    expect(effects.map(named)).toEqual(['refetch', 'checkLeader']);
  });
});
