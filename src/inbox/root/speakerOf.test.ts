import { describe, expect, test, vi } from 'vitest';
import { speakerOf } from './UnreadAnnouncement.tsx';

/** A page in English, in a browser that can notify. */
function notifyingPage(more: { lang?: string; allows?: boolean } = {}) {
  const { lang = 'en-US', allows } = more;
  return {
    ariaNotify: vi.fn(),
    documentElement: { lang },
    ...(allows === undefined ? {} : { featurePolicy: { allowsFeature: vi.fn(() => allows) } }),
  };
}

describe('speakerOf', () => {
  test.each([notifyingPage(), notifyingPage({ allows: true }), notifyingPage({ lang: 'EN' })])(
    'hands words to the browser where that can notify and may',
    (page) => {
      const speaker = speakerOf('on', 'en', page);
      expect(speaker).toBeTypeOf('function');
      if (typeof speaker === 'function') {
        speaker('3 unread');
      }
      expect(page.ariaNotify.mock.calls).toEqual([['3 unread']]);
      expect(page.featurePolicy?.allowsFeature.mock.calls ?? [['aria-notify']]).toEqual([['aria-notify']]);
    },
  );

  test.each([
    ['cannot notify', { documentElement: { lang: 'en' } }],
    ['may not notify, as a frame of another origin', notifyingPage({ allows: false })],
    ['has a page of another language', notifyingPage({ lang: 'de' })],
    ['has a page without a language', notifyingPage({ lang: '' })],
  ])('leaves it to the live region where the browser %s', (_, page) => {
    expect(speakerOf('on', 'en', page)).toBe('on');
  });

  test('says nothing by itself where announcements are off, and leaves the words to the host’s function', () => {
    const page = notifyingPage();
    const host = vi.fn();
    expect(speakerOf('off', 'en', page)).toBe('off');
    expect(speakerOf(host, 'en', page)).toBe(host);
    expect(page.ariaNotify).not.toHaveBeenCalled();
  });
});
