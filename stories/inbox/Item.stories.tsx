import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { storyWorld } from '#.storybook/storyWorld';
import { Inbox } from '../../src/features/index.ts';
import { avatarTones } from '../../src/primitives/index.ts';
import { ItemPieces } from './ItemPieces.tsx';
import { ItemRows } from './ItemRows.tsx';
import { itemMessage } from './itemMessage.ts';
import { StoryInbox } from './StoryInbox.tsx';

const picture = new URL('../primitives/portrait.svg?no-inline', import.meta.url).href;

const meta = preview.meta({
  title: 'Compose/List and rows/Item',
  id: 'compose-item',
  component: Inbox.Item,
  args: { message: itemMessage() },
  argTypes: { message: { control: 'object' } },
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

/** An unread message of a person. */
export const Default = meta.story({});

/** A row with all that a message can have, and one that the pointer is in. */
export const Pieces = meta.story({ name: 'Parts of a row', render: ItemPieces });

export const Playground = meta.story({
  args: { message: itemMessage({ title: 'Change me in the controls' }) },
});

export const Read = meta.story({ args: { message: itemMessage({ read: true }) } });

/** Leads nowhere: its title is a button that only marks it read. */
export const WithoutLink = meta.story({ args: { message: itemMessage({ link: undefined }) } });

export const SystemIcon = meta.story({
  args: {
    message: itemMessage({
      title: 'Deployment needs approval',
      body: '`api@2.14.0` is waiting in production. Checks passed on 3 of 3 regions.',
      sender: undefined,
      actor: { type: 'system_icon', data: 'warning' },
    }),
  },
});

/** A picture, one that does not load, initials, an icon for each system tone, and the inbox's own. */
export const Avatars = meta.story({
  render: () => (
    <ItemRows
      messages={[
        { title: 'A picture', body: undefined, avatar: picture },
        {
          title: 'A picture that does not load',
          body: undefined,
          avatar: 'https://example.invalid/none.png',
        },
        { title: 'Initials', body: undefined },
        { title: 'A script of one case', body: undefined, sender: { firstName: 'مايا' } },
        ...avatarTones.map((tone) => ({
          title: `The system: ${tone}`,
          body: undefined,
          sender: undefined,
          actor: { type: 'system_icon', data: tone },
          read: true,
        })),
        { title: 'Nobody in particular', body: undefined, sender: undefined, read: true },
      ]}
    />
  ),
});

const buttons = [
  { id: 'primary', look: 'primary', label: 'Review', resultLabel: 'Reviewed' },
  { id: 'secondary', label: 'Dismiss' },
] as const;

const withButtons = itemMessage({
  title: 'Deployment needs approval',
  body: '`api@2.14.0` is waiting in production. Checks passed on 3 of 3 regions.',
  sender: undefined,
  actor: { type: 'system_icon', data: 'warning' },
  link: undefined,
  answers: buttons,
});

/** The sender asks for an answer. */
export const WithButtons = meta.story({ args: { message: withButtons } });

/** The server has not answered yet: the pressed button waits, and a second press does nothing. */
export const ButtonRunning = meta.story({
  args: { message: withButtons },
  play: async ({ canvas, userEvent }) => {
    storyWorld.current().addFault({
      concerns: ({ path }) => path.includes('/actions/'),
      before: () => new Promise<never>(() => {}),
    });
    const review = await canvas.findByRole('button', { name: 'Review' });
    await userEvent.click(review);
    await expect(review).toHaveAttribute('aria-busy', 'true');
  },
});

/** It says so in its row, and every button can be pressed again. */
export const ButtonFailed = meta.story({
  args: { message: withButtons },
  play: async ({ canvas, userEvent }) => {
    storyWorld.current().addFault({
      concerns: ({ path }) => path.includes('/actions/'),
      before: () => Response.json({ message: 'No' }, { status: 403 }),
    });
    await userEvent.click(await canvas.findByRole('button', { name: 'Review' }));
    await canvas.findByRole('alert');
  },
});

/** The answer that was given stands in the place of the buttons. */
export const ButtonDone = meta.story({
  args: {
    message: {
      ...withButtons,
      read: true,
      answered: { id: 'primary' },
    },
  },
});

export const TitleOnly = meta.story({ args: { message: itemMessage({ body: undefined }) } });

/** No title, no people, no date: still a row with a name. */
export const AlmostNothing = meta.story({
  args: { message: { id: 'bare', read: false, seen: false, createdAt: '', body: 'Only this.' } },
});

/** Markdown with everything in it, two lines of it until asked for more. */
export const LongMarkdown = meta.story({
  args: {
    message: itemMessage({
      title: 'What is new in Atlas',
      body: 'Three things *changed*:\n\n1. **Quiet hours**\n2. Digests\n3. `atlas deploy`\n\n> Read the [notes](/news).',
    }),
  },
});

/** All of a long body, after the reader asked for more. */
export const Expanded = meta.story({
  args: LongMarkdown.input.args,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more' }));
    await canvas.findByRole('button', { name: 'Show less' });
  },
});

/** Nothing in it is read as Markdown, and its lines stay. */
export const TextFormat = meta.story({
  args: {
    message: itemMessage({ title: 'Backup finished', body: '*.sql  3 files\n2_400_000 rows' }),
    body: <Inbox.ItemBody contentFormat="text" />,
  },
});

/** The HTML of an old template: its words, emphasis, lists and links; no style, picture, form or script of it. */
export const HtmlFormat = meta.story({
  args: {
    message: itemMessage({
      title: 'Your weekly digest',
      body: '<style>p{color:red}</style><div style="position:fixed"><p>Hello <b>Maya</b>,&nbsp;three <i>things</i> for you:</p><ul><li><a href="https://example.com/1" onclick="alert(1)">The plan</a></li><li>2 &lt; 3</li></ul><img src="https://tracker.example/pixel.gif"></div>',
    }),
    body: <Inbox.ItemBody contentFormat="html" />,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more' }));
    await canvas.findByRole('link', { name: 'The plan (opens in a new tab)' });
  },
});

/** Pieces of the host's own in the ready-made row. */
export const OwnPieces = meta.story({
  args: {
    message: itemMessage({ title: 'Invoice INV-2041', sender: undefined }),
    avatar: <Inbox.ItemAvatar name="Billing" />,
    body: (
      <dl style={{ display: 'flex', gap: 16, margin: '4px 0 0' }}>
        <dt>Total</dt>
        <dd style={{ margin: 0 }}>€ 1,240.00</dd>
      </dl>
    ),
  },
});

/** Words that never end break, in titles, bodies and buttons. */
export const LongWords = meta.story({
  args: {
    message: itemMessage({
      title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat(3),
      body: `https://example.com/${'a-very-long-path/'.repeat(20)}`,
      link: undefined,
      answers: [{ id: 'primary', look: 'primary', label: 'Rindfleischetikettierungsüberwachung'.repeat(2) }],
    }),
  },
});

/** Each text keeps its own direction, and stands where the row's texts begin. */
export const OtherDirection = meta.story({
  render: () => (
    <ItemRows
      messages={[
        {
          title: 'أشارت إليك مايا',
          body: 'في **خطة الإطلاق**: هل يمكنك تأكيد `api@2.14.0` قبل يوم الجمعة؟',
          sender: { firstName: 'مايا' },
        },
        { title: 'Maya replied', body: 'She wrote: «שלום» and left.', read: true },
      ]}
    />
  ),
});

/** An overridden direction, accents without end, and markup that stays text. */
export const Hostile = meta.story({
  render: () => (
    <ItemRows
      messages={[
        {
          title: '\u202Edetrevni',
          body: '<img src=x onerror="alert(1)"> [click](javascript:alert(1)) <b>not bold</b>',
          link: { url: 'javascript:alert(1)' },
        },
        {
          title: `Z${'\u0300\u0301\u0302\u0334\u0335\u0336'.repeat(20)}algo`,
          body: `H${'\u0300\u0301\u0302\u0334\u0335\u0336'.repeat(40)}e comes`,
          sender: { firstName: `A${'\u0301'.repeat(60)}`, lastName: '\u200B' },
          read: true,
        },
        { title: '\u200B\u200D', body: 'x'.repeat(3000), read: true },
      ]}
    />
  ),
});

/** As narrow as a phone at 400 %. */
export const Narrow = meta.story({
  args: { message: withButtons },
  render: (args) => (
    <StoryInbox>
      <Inbox.Root>
        <div role="feed" aria-label="Story" style={{ inlineSize: 'min(240px, 94vw)' }}>
          <Inbox.Item {...args} />
        </div>
      </Inbox.Root>
    </StoryInbox>
  ),
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('article');
    await expect(row.scrollWidth).toBe(row.clientWidth);
    await expect(await within(row).findByRole('button', { name: 'Review' })).toBeVisible();
  },
});
