import { fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Markdown, TextMarksContext } from '../../src/primitives/index.ts';
import { markWord } from './markWord.ts';

const meta = preview.meta({
  component: Markdown,
  title: 'Compose/Primitives/Markdown',
  id: 'parts-markdown',
  args: {
    content:
      'In [Q4 launch plan](https://example.com/q4): can you confirm the **rollout window** before Friday?',
    newTabLabel: '(opens in a new tab)',
    onLink: fn((_url, event) => event.preventDefault()),
  },
  argTypes: { content: { control: 'text' } },
  decorators: [
    (Story) => (
      <div style={{ width: 340, maxWidth: '90vw', color: 'var(--carillon-color-text-secondary)' }}>
        <Story />
      </div>
    ),
  ],
});

/** Emphasis, code and links inside a line. */
export const Default = meta.story({});

export const Playground = meta.story({ args: { maxLength: 4000 } });

export const PlainText = meta.story({ args: { content: 'Brand guidelines v3 (PDF, 4.2 MB)' } });

export const Code = meta.story({
  args: {
    content:
      '`api@2.14.0` is waiting in production. Checks passed on 3 of 3 regions.\n\n```\n$ deploy --region eu-west\nok  api@2.14.0  41 s\n```',
  },
});

/** Blocks: headings, lists and quotes. */
export const ListsAndQuotes = meta.story({
  args: {
    content: `# Release notes

Three things changed:

1. Faster search
2. Quieter e-mails
   - one a day
   - none at night
3. *Dark* theme

> It just feels lighter.

---

[Read all of it](https://example.com/notes)`,
  },
});

/** What a reader searched for is marked, in words, links and code alike. */
export const Marked = meta.story({
  args: {
    content:
      'The **launch** of [the launch plan](https://example.com/launch) is on Friday: run `launch --all` before.\n\n> Launch, then lunch.',
  },
  render: (args) => (
    <TextMarksContext.Provider value={markWord('launch')}>
      <Markdown {...args} />
    </TextMarksContext.Provider>
  ),
});

/** Letters that are joined stay joined where a mark begins or ends. */
export const MarkedRightToLeft = meta.story({
  args: { content: 'في **خطة الإطلاق**: هل يمكنك تأكيد `api@2.14.0` قبل يوم الجمعة؟' },
  render: (args) => (
    <TextMarksContext.Provider value={markWord('طلا')}>
      <Markdown {...args} />
    </TextMarksContext.Provider>
  ),
});

/** Raw HTML is shown as the text it is; addresses that are not let through leave their words. */
export const Hostile = meta.story({
  args: {
    content:
      'Hello <img src=x onerror=alert(1)> [press me](javascript:alert(1)) ![a picture](https://example.com/pixel.gif)\n\n<script>alert(1)</script>',
  },
});

/** A picture is never fetched: its words lead to it. */
export const Picture = meta.story({
  args: { content: 'New cover: ![the autumn cover](https://example.com/cover.png)' },
});

export const RightToLeft = meta.story({
  args: { content: 'في **خطة الإطلاق**: هل يمكنك تأكيد `api@2.14.0` قبل يوم الجمعة؟' },
});

/** One word, and accents stacked without end, stay within the box. */
export const Unbreakable = meta.story({
  args: { content: `${'abcdefghij'.repeat(20)}\n\nz${'\u0336\u0335\u0301\u0300\u0302'.repeat(24)}algo` },
});

export const Cut = meta.story({
  args: { content: 'Lorem ipsum dolor sit amet. '.repeat(40), maxLength: 160 },
});
