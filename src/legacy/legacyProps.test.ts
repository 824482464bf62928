import { describe, expect, test, vi } from 'vitest';
import { messageFromWire } from '../data/backends/widget/fromWire.ts';
import type { InboxMessage } from '../data/index.ts';
import { parseMessage } from '../data/model/parseMessage.ts';
import { buildMessage } from '../mocks/index.ts';
import { legacyMessage } from './model/legacyMessage.ts';
import { shownTabs } from './panel/PanelSettings.tsx';
import { sideAndAlign } from './panel/PopoverNotificationCenter.tsx';
import { legacyTokens } from './theme/legacyTheme.ts';
import { warnOnce } from './warnOnce.ts';

const message: InboxMessage = {
  id: 'm1',
  read: false,
  seen: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  data: { order: 7 },
  link: { url: '/orders/7' },
  answers: [{ id: 'primary', label: 'Approve' }],
  answered: { id: 'primary' },
};

describe('a legacy message', () => {
  test('has the call to action where hosts of the old widget read it', () => {
    const { cta, payload } = legacyMessage(message);
    expect(cta).toEqual({
      type: 'redirect',
      data: { url: '/orders/7' },
      action: {
        status: 'done',
        buttons: [{ type: 'primary', content: 'Approve' }],
        result: { type: 'primary' },
      },
    });
    expect(payload).toEqual({ order: 7 });
  });

  test('without a call to action has an empty one, so that reading it does not throw', () => {
    const { link: _link, answers: _buttons, answered: _pressed, ...plain } = message;
    expect(legacyMessage(plain).cta?.data.url).toBeUndefined();
    expect(legacyMessage(plain).cta?.action?.buttons).toEqual([]);
  });

  test('has everything that the platform sent of it', () => {
    const wire = buildMessage({
      content: '<b>Approve</b>',
      payload: { order: 7 },
      cta: {
        type: 'redirect',
        data: { url: '/orders/7', target: '_blank' },
        action: {
          status: 'done',
          buttons: [
            { type: 'secondary', content: 'Later', url: '/later', target: '_top', resultContent: 'Ok' },
          ],
          result: { type: 'secondary', payload: { until: 'tomorrow' } },
        },
      },
    });
    const dates = { expireAt: '2027-01-01T00:00:00.000Z', lastReadDate: '2026-01-01T00:00:00.000Z' };
    const sent = JSON.parse(JSON.stringify({ ...wire, ...dates }));
    const parsed = parseMessage(messageFromWire(sent));
    expect(parsed && legacyMessage(parsed)).toMatchObject(sent);
  });

  test('that waits for an answer has the result that the platform sent of it', () => {
    const result = { type: 'primary', payload: { approver: 'Ana', step: 2 } };
    const action = { status: 'pending', buttons: [{ type: 'primary', content: 'Approve' }], result };
    const wire = buildMessage();
    const parsed = parseMessage(messageFromWire({ ...wire, cta: { type: 'redirect', data: {}, action } }));
    expect(parsed && legacyMessage(parsed).cta?.action).toEqual(action);
    expect(parsed?.answered).toBeUndefined();
    const pressed = parsed && { ...parsed, answered: { id: 'secondary' as const, data: { step: 3 } } };
    expect(pressed && legacyMessage(pressed).cta?.action).toMatchObject({
      status: 'done',
      result: { type: 'secondary', payload: { step: 3 } },
    });
  });

  test('is the same object for the same message', () => {
    expect(legacyMessage(message)).toBe(legacyMessage(message));
  });
});

describe('a legacy theme', () => {
  test('becomes tokens for its supported keys', () => {
    const theme = {
      layout: { background: '#111', boxShadow: 'none' },
      notificationItem: { unread: { fontColor: '#eee' }, buttons: { primary: { fontColor: '#000' } } },
      loaderColor: 'red',
    };
    expect(legacyTokens(theme)).toEqual({
      color: { surface: '#111', text: '#eee', onAccent: '#000' },
      shadow: { panel: 'none' },
    });
  });

  test('sets no token to a gradient, and none for an empty theme', () => {
    const gradient = 'linear-gradient(0deg, red, blue)';
    expect(
      legacyTokens({ notificationItem: { buttons: { primary: { backGroundColor: gradient } } } }),
    ).toEqual({});
    expect(legacyTokens({ layout: 'red', loaderColor: 7 })).toEqual({});
    expect(legacyTokens(undefined)).toEqual({});
  });
});

describe('the tabs of the legacy widget', () => {
  const tabs = [{ tabId: 'all' }, { tabId: 'alerts', query: { feed: 'alerts' } }];

  test('show their stores under the names of the tabs, and count what is unseen', () => {
    expect(shownTabs(tabs, [{ name: 'Alerts', storeId: 'alerts' }], undefined)).toEqual([
      { tabId: 'alerts', label: 'Alerts', query: { feed: 'alerts' }, count: 'unseen' },
    ]);
  });

  test('left out, show the store that is open, which is the first one until another is opened', () => {
    expect(shownTabs(tabs, undefined, undefined)).toEqual([tabs[0]]);
    expect(shownTabs(tabs, undefined, 'alerts')).toEqual([tabs[1]]);
    expect(shownTabs(tabs, undefined, 'unknown')).toEqual([tabs[0]]);
  });
});

test.each([
  [undefined, { side: 'bottom', align: 'end' }],
  ['top', { side: 'top', align: 'center' }],
  ['left-start', { side: 'left', align: 'start' }],
] as const)('the position %s is a side and an alignment', (position, expected) => {
  expect(sideAndAlign(position)).toEqual(expected);
});

test('unsupported old features cause one warning in development, and none in production', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  legacyTokens({ bell: { unseenBadgeColor: 'red' } });
  legacyTokens({ bell: { unseenBadgeColor: 'red' } });
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('theme.bell.unseenBadgeColor'));
  vi.stubEnv('NODE_ENV', 'production');
  warnOnce('styles', 'Use CSS.');
  vi.unstubAllEnvs();
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});
