import '../../../tests/support/fakeDom.ts';
import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { expectNever } from '../../../tests/support/expectNever.ts';
import { mountReact } from '../../../tests/support/mountReact.ts';
import { passTime } from '../../../tests/support/passTime.ts';
import { twice } from '../../../tests/support/twice.ts';
import type { Announcements } from '../settings/InboxSettingsContext.ts';
import { type Announce, useAnnouncements } from './useAnnouncements.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface SpeakerProps {
  to: Announcements;
  onRender: (words: string, announce: Announce) => void;
}

function Speaker({ to, onRender }: SpeakerProps) {
  onRender(...useAnnouncements(to));
  return null;
}

function mountSpeaker(to: Announcements = 'on') {
  const said: string[] = [];
  let announce: Announce | undefined;
  const onRender: SpeakerProps['onRender'] = (words, own) => {
    announce = own;
    if (words !== said.at(-1) && words !== '') {
      said.push(words);
    }
  };
  const page = mountReact(createElement(Speaker, { to, onRender }));
  return { said, announce: (words: string) => announce?.(words) ?? (() => {}), unmount: page.unmount };
}

describe('useAnnouncements', () => {
  test('announces the next words a second after the last ones, not before, and only once', async () => {
    const speaker = mountSpeaker();
    speaker.announce('One');
    await passTime(0);
    speaker.announce('Two');
    await expectNever(() => speaker.said.includes('Two')).within(999);
    await passTime(1);
    expect(speaker.said).toEqual(['One', 'Two']);
    await expectNever(() => speaker.said.length > 2).within(10_000);
  });

  test('announces only the latest of several words within a second', async () => {
    const speaker = mountSpeaker();
    speaker.announce('One');
    await passTime(0);
    speaker.announce('Two');
    speaker.announce('Three');
    await expectNever(() => speaker.said.includes('Two')).within(5_000);
    expect(speaker.said).toEqual(['One', 'Three']);
  });

  test('changes the text for the same words, because a live region does not announce a text that stays', async () => {
    const speaker = mountSpeaker();
    for (const _time of ['first', 'second', 'third']) {
      speaker.announce('Same');
      await passTime(1_000);
    }
    expect(speaker.said).toEqual(['Same', 'Same\u00a0', 'Same']);
  });

  test('announces nothing that was taken back before its turn', async () => {
    const speaker = mountSpeaker();
    speaker.announce('One');
    await passTime(0);
    const takeBack = speaker.announce('Two');
    await passTime(500);
    takeBack();
    await expectNever(() => speaker.said.includes('Two')).within(5_000);
  });

  test('announces the words that others replaced which were taken back then', async () => {
    const speaker = mountSpeaker();
    speaker.announce('One');
    await passTime(0);
    speaker.announce('Two');
    const takeBack = speaker.announce('Three');
    await passTime(500);
    takeBack();
    await passTime(499);
    expect(speaker.said).toEqual(['One']);
    await passTime(1);
    expect(speaker.said).toEqual(['One', 'Two']);
    takeBack();
    await expectNever(() => speaker.said.length > 2).within(5_000);
  });

  test('waits for no second after words that were all taken back', async () => {
    const speaker = mountSpeaker();
    speaker.announce('One')();
    await passTime(10);
    speaker.announce('Two');
    await passTime(0);
    expect(speaker.said).toEqual(['Two']);
  });

  test('hands words to the host’s function, keeps its own region silent, and hands on no empty words', async () => {
    const host = vi.fn();
    const speaker = mountSpeaker(host);
    speaker.announce('One');
    await passTime(1_000);
    speaker.announce('');
    await expectNever(() => host.mock.calls.length > 1 || speaker.said.length > 0).within(5_000);
    expect(host.mock.calls).toEqual([['One']]);
  });

  test('announces nothing where announcements are off', async () => {
    const speaker = mountSpeaker('off');
    speaker.announce('One');
    await expectNever(() => speaker.said.length > 0).within(5_000);
  });

  test('announces the same the second time it is mounted, and leaves no timer after either', async () => {
    const [first, second] = await twice(mountSpeaker, async ({ announce, said }) => {
      announce('One');
      await passTime(0);
      announce('Two');
      return said;
    });
    expect(vi.getTimerCount()).toBe(0);
    await expectNever(() => first.includes('Two') || second.includes('Two')).within(5_000);
    expect(second).toEqual(['One']);
    expect(first).toEqual(second);
  });
});
