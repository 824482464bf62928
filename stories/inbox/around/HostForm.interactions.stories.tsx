import type { FormEvent } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { Inbox } from '../../../src/features/index.ts';
import { quiet } from '../../../src/features.ts';
import { InboxPanel, InboxPopover, InboxPreferences } from '../../../src/inbox/index.ts';
import { buildPreferences } from '../../../src/mocks/index.ts';
import { presses } from '../listActs.ts';
import { openSearch } from '../openSearch.ts';
import { StoryInbox } from '../StoryInbox.tsx';
import { resetTeam, TeamInbox } from '../TeamInbox.tsx';
import { unreadMessages } from '../unreadMessages.ts';

/** What the form of the host hears, by the events' names. */
const heard = fn<(type: string) => void>();
/** What is sent with it. */
const sent = fn<(names: readonly string[]) => void>();

/** A host's form around the inbox, as a page of a server has it around everything. */
function HostForm({ children }: { children: React.ReactNode }) {
  const hear = ({ type }: FormEvent) => heard(type);
  return (
    <form
      aria-label="Order"
      onSubmit={(event) => {
        event.preventDefault();
        hear(event);
        sent([...new FormData(event.currentTarget).keys()]);
      }}
      onChange={hear}
      onInput={hear}
      onInvalid={hear}
      onReset={hear}
    >
      <label>
        Address of the host <input name="address" defaultValue="1 Main Street" />
      </label>
      {children}
      <button type="submit">Order now</button>
    </form>
  );
}

/** Every field of the inbox in the form. */
const fields = () => [
  ...screen
    .getByRole('form', { name: 'Order' })
    .querySelectorAll<HTMLInputElement | HTMLSelectElement>(
      '[data-carillon] :is(input, select, textarea):not([name])',
    ),
];

const withQuiet = [quiet()];

const meta = preview.meta({
  title: 'Compose/Around/A form of the host/Interactions',
  component: StoryInbox,
  parameters: {
    world: { messages: unreadMessages(3), preferences: buildPreferences(8) },
    // A page of a server: its form has more than one landmark of the same name.
    a11y: { options: { rules: { 'landmark-unique': { enabled: false } } } },
  },
  beforeEach() {
    resetTeam();
    heard.mockReset();
    sent.mockReset();
  },
});

export const Fields = meta.story({
  name: 'neither Enter nor a change in a field of the inbox is one of the form around it, which sends only its own fields',
  render: () => (
    <StoryInbox features={withQuiet}>
      <HostForm>
        <InboxPanel list={{ search: true }} style={{ blockSize: 300 }} />
        <Inbox.Root>
          <Inbox.Search />
        </Inbox.Root>
        <InboxPreferences search />
      </HostForm>
    </StoryInbox>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Search notifications' }));
    await waitFor(() => expect(canvas.getAllByRole('searchbox')).toHaveLength(3));
    await userEvent.click(await canvas.findByRole('button', { name: /^Add/ }));
    const all = fields();
    const kinds = new Set(all.map(({ type }) => type));
    await expect([...kinds].sort()).toEqual(['checkbox', 'search', 'select-one', 'time']);
    for (const field of all) {
      field.focus();
      await userEvent.keyboard('{Enter}');
    }
    for (const field of canvas.getAllByRole('searchbox')) {
      await userEvent.type(field, 'words{Enter}');
      await userEvent.clear(field);
    }
    const [oneSwitch] = await canvas.findAllByRole('switch');
    await userEvent.click(oneSwitch as HTMLElement);
    const [select] = canvas.getAllByRole<HTMLSelectElement>('combobox');
    await userEvent.selectOptions(select as HTMLElement, select?.options[1]?.value ?? '');
    const [time] = all.filter(({ type }) => type === 'time');
    await userEvent.clear(time as HTMLElement);
    await expect(heard.mock.calls).toEqual([]);
    await expect(all.filter(({ form }) => form !== null)).toEqual([]);

    await userEvent.click(canvas.getByRole('button', { name: 'Order now' }));
    await expect(heard.mock.calls).toEqual([['submit']]);
    await expect(sent).toHaveBeenLastCalledWith(['address']);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Address of the host' }), '2');
    await expect(heard).toHaveBeenCalledWith('change');
  },
});

export const Popover = meta.story({
  name: 'a bell in a form: no field of its panel is one of the form',
  render: () => (
    <StoryInbox features={withQuiet}>
      <HostForm>
        <InboxPopover list={{ search: true }} preferences={{ search: true }} />
      </HostForm>
    </StoryInbox>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Notifications/ }));
    const panel = within(await screen.findByRole('dialog', { name: 'Notifications' }));
    await userEvent.type(await openSearch({ userEvent }), 'words{Enter}');
    await userEvent.click(panel.getByRole('button', { name: 'Settings' }));
    await userEvent.type(await panel.findByRole('searchbox'), 'words{Enter}');
    await expect(heard.mock.calls).toEqual([]);
  },
});

export const Answers = meta.story({
  name: 'the fields of an answer are a form of their own: the form around the inbox neither sends nor checks nor hears them',
  render: () => (
    <TeamInbox undoMs={0} options={{}}>
      <HostForm>
        <InboxPanel
          slots={{
            itemAnswer: () => (
              <label>
                Note <input name="note" required />
              </label>
            ),
          }}
          style={{ blockSize: 500 }}
        />
      </HostForm>
    </TeamInbox>
  ),
  play: async ({ canvas, userEvent }) => {
    // A listener of the page itself hears what React is told, and before that.
    const own = canvas.getByRole<HTMLFormElement>('form', { name: 'Order' });
    const submitted = fn();
    own.addEventListener('submit', submitted);
    const [note] = await canvas.findAllByRole('textbox', { name: 'Note' });
    await userEvent.type(note as HTMLElement, 'see receipt{Enter}');
    await expect([heard.mock.calls, submitted.mock.calls]).toEqual([[], []]);

    await userEvent.click(canvas.getByRole('button', { name: 'Order now' }));
    await expect(sent).toHaveBeenLastCalledWith(['address']);
    const [approve] = canvas.getAllByRole('button', { name: 'Approve' });
    await userEvent.click(approve as HTMLElement);
    await waitFor(() =>
      expect(presses()).toMatchObject([{ messageId: 'q1', data: { note: 'see receipt' } }]),
    );
  },
});
