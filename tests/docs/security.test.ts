import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** The test that shows a sentence of SECURITY.md to be true: its file, and a part of its name or of what it does. */
type Proof = readonly [file: string, part: string];

const stored = 'tests/embed/stored.test.ts';
const everything = 'What a browser keeps of a reader who uses everything is what SECURITY.md lists';

/** By the first words of each sentence about what carillon does and keeps. `advice` is for hosts, and says nothing of carillon. */
const proofs: Readonly<Record<string, Proof | 'advice'>> = {
  'Messages are written by senders': ['tests/storyPage/playStories.ts', 'The policy forbids'],
  'Markdown and HTML become React elements': ['tests/lint/lint.test.ts', 'dangerouslySetInnerHTML'],
  'Addresses of links': ['src/primitives/markdown/safeUrl.test.ts', 'mailto:'],
  'Links and buttons lead to': [
    'src/primitives/markdown/linkSchemes.test.ts',
    'which is never followed or is no scheme',
  ],
  'Pictures are of': [
    'stories/inbox/ItemHostile.interactions.stories.tsx',
    'pictures are asked for without a referrer',
  ],
  'It works under': ['tests/embed/element.test.ts', 'under a strict policy with Trusted Types'],
  'No inline styles': ['src/primitives/server.test.tsx', 'without an inline style'],
  'Tests run every story': ['tests/storyPage/stories.test.ts', 'the policy is active'],
  'An answer of more than': ['src/backends/rest/longAnswers.test.ts', 'cannot be used, and says so'],
  'In a stream of events': ['src/backends/lines/eventStream.test.ts', 'only its data, name and id are kept'],
  'A longer frame of': ['src/backends/lines/lines.test.ts', 'more than a million characters for a hint'],
  'Frames of Socket.IO': 'advice',
  'It lives in memory': [
    'tests/model/secrets.test.ts',
    'neither token nor hash appears anywhere but in calls',
  ],
  'Of the widget protocol': [
    'src/data/session/tokenStorage.test.ts',
    'a token found in storage is never sent',
  ],
  'Only with': [stored, everything],
  'They are removed at logout': ['src/data/stored/persistInbox.test.ts', 'another subscriber'],
  '`useLogout` ends the session': [stored, '`useLogout` leaves what SECURITY.md says that it leaves'],
  'Where your app signs out': [stored, '`clearPersistedInbox` after the inbox was taken away leaves nothing'],
  'An inbox that stays on the page': 'advice',
  'Taking it off the page alone': ['src/data/session/tokenStorage.test.ts', 'stays after an unmount'],
  'When the id changes': ['tests/model/subscriberSwitches.test.ts', 'subscriber'],
  'A session that is another': ['tests/embed/otherSubscriber.test.ts', 'shows and keeps nothing of hers'],
  'Nothing is taken from': [
    'tests/embed/sharedComputer.test.ts',
    'the second subscriber of a browser is given nothing of the first',
  ],
  'A page that the browser brings back': [
    'tests/embed/sharedComputer.test.ts',
    'shows the second subscriber nothing of the first, and sends nothing',
  ],
  'A service worker of yours': 'advice',
  '`mountInboxFrame` and': ['tests/embed/frame.test.ts', 'only on the exact origin of its address'],
  'Clicks are reported': [
    'src/data/usage/usageLog.test.ts',
    'nothing is sent unless the host switches the usage log on',
  ],
  'All of it is in': [stored, everything],
  'Nothing is in cookies': [stored, everything],
  'The linter refuses': ['tests/lint/lint.test.ts', 'document.write'],
};

/** The sentences of SECURITY.md from what carillon does on, without the table. */
function sentences(): readonly string[] {
  const [, text = ''] = readFileSync('SECURITY.md', 'utf8').split('## What carillon does\n');
  return text
    .replaceAll(/^(\||#).*$/gm, '')
    .split(/\n\n+|^- /m)
    .flatMap((paragraph) => paragraph.replaceAll(/\s+/g, ' ').split(/(?<=\.) (?=[A-Z*`])/))
    .map((sentence) => sentence.replace(/^\*\*[^*]+\*\* ?/, '').trim())
    .filter(Boolean);
}

describe('What SECURITY.md says of carillon', () => {
  test('is shown by a test, sentence by sentence', () => {
    const unproven = sentences().filter(
      (sentence) => !Object.keys(proofs).some((first) => sentence.startsWith(first)),
    );
    expect(unproven, 'Name the test that shows it to be true, in this file').toEqual([]);
    const unsaid = Object.keys(proofs).filter((first) => !sentences().some((one) => one.startsWith(first)));
    expect(unsaid, 'SECURITY.md does not say it any more').toEqual([]);
  });

  test.each(
    Object.entries(proofs).flatMap(([first, proof]) => (proof === 'advice' ? [] : [[first, proof] as const])),
  )('%s … is what a test is about', (_, [file, part]) => {
    expect(readFileSync(file, 'utf8')).toContain(part);
  });
});
