import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { storyWorld } from '#.storybook/storyWorld';
import { clearPersistedInbox } from '../../src/data/index.ts';
import { InboxPanel } from '../../src/inbox/index.ts';
import { holdAnswers } from '../../src/mocks/index.ts';
import { KeptInbox, storedInboxes } from './keptInbox.tsx';

const meta = preview.meta({
  title: 'Data/Instant paint',
  component: InboxPanel,
  parameters: { world: { messages: 7, subscriberHashes: { 'demo-subscriber': 'right' } } },
  async beforeEach() {
    await clearPersistedInbox();
    return clearPersistedInbox;
  },
  render: () => <KeptInbox />,
});

/** The second visit: the rows and the count of the first one, and no answer of the server yet. */
export const BeforeTheFirstAnswer = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(7));
    await waitFor(async () =>
      expect([...(await storedInboxes()).values()].join()).toContain(String.raw`"messages\":[{`),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Leave the page' }));
    holdAnswers(storyWorld.current(), '/widgets/session/initialize');
    await userEvent.click(canvas.getByRole('button', { name: 'Open as ada' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(7));
    const list = canvasElement.querySelector('[data-carillon="message-list"]');
    await expect(list).toHaveAttribute('data-unconfirmed', '');
  },
});
