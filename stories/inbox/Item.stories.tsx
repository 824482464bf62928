import preview from '#.storybook/preview';
import type { InboxMessage } from '../../src/data/index.ts';
import { Inbox } from '../../src/inbox/index.ts';
import { worldNow } from '../../src/mocks/index.ts';
import { StoryInbox } from './StoryInbox.tsx';

const message: InboxMessage = {
  _id: '000000000000000000000001',
  read: false,
  seen: true,
  createdAt: new Date(worldNow - 120_000).toISOString(),
  subject: 'Maya Okafor mentioned you',
  content:
    'In [Q4 launch plan](https://example.com/plan): can you confirm the **rollout window** before Friday? The mobile build is ready and only waits for your word.',
  actorSubscriber: { firstName: 'Maya', lastName: 'Okafor' },
  cta: { url: 'https://example.com/plan', status: 'pending', buttons: [], result: undefined },
};

const meta = preview.meta({
  title: 'Inbox/Item',
  component: Inbox.Item,
  args: { message },
  render: (args) => (
    <StoryInbox>
      <Inbox.Root>
        <div role="feed" aria-label="Story" style={{ inlineSize: 'min(400px, 94vw)' }}>
          <Inbox.Item {...args} />
        </div>
      </Inbox.Root>
    </StoryInbox>
  ),
});

export const Default = meta.story({});

export const Playground = meta.story({
  args: { message: { ...message, subject: 'Change me in the controls' } },
});

export const Read = meta.story({ args: { message: { ...message, read: true } } });

/** Leads nowhere: its title is a button that only marks it read. */
export const WithoutLink = meta.story({ args: { message: { ...message, cta: undefined } } });

export const SystemIcon = meta.story({
  args: {
    message: {
      ...message,
      subject: 'Deployment needs approval',
      content: '`api@2.14.0` is waiting in production. Checks passed on 3 of 3 regions.',
      actorSubscriber: undefined,
      actor: { type: 'system_icon', data: 'warning' },
    },
  },
});

const buttons = [
  { type: 'primary', content: 'Review', resultContent: 'Reviewed' },
  { type: 'secondary', content: 'Dismiss' },
] as const;

export const WithButtons = meta.story({
  args: { message: { ...message, cta: { url: undefined, status: 'pending', buttons, result: undefined } } },
});

export const ButtonDone = meta.story({
  args: { message: { ...message, cta: { url: undefined, status: 'done', buttons, result: 'primary' } } },
});

export const TitleOnly = meta.story({ args: { message: { ...message, content: undefined } } });

/** No subject, no people, no date: still a row with a name. */
export const AlmostNothing = meta.story({
  args: { message: { _id: 'bare', read: false, seen: false, createdAt: '', content: 'Only this.' } },
});

/** Markdown with everything in it, two lines of it until asked for more. */
export const LongMarkdown = meta.story({
  args: {
    message: {
      ...message,
      subject: 'What is new in Atlas',
      content:
        'Three things *changed*:\n\n1. **Quiet hours**\n2. Digests\n3. `atlas deploy`\n\n> Read the [notes](/news).',
    },
  },
});

/** A word that never ends, an overridden direction, and markup that stays text. */
export const Hostile = meta.story({
  args: {
    message: {
      ...message,
      subject: `\u202Edetrevni ${'Donaudampfschifffahrt'.repeat(12)}`,
      content: `<img src=x onerror="alert(1)"> [click](javascript:alert(1)) ${'x'.repeat(400)}`,
      cta: { url: 'javascript:alert(1)', status: 'pending', buttons: [], result: undefined },
    },
  },
});
