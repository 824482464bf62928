import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { ItemPieces } from '../inbox/ItemPieces.tsx';
import { AnatomyFrame } from './anatomy/AnatomyFrame.tsx';

const meta = preview.meta({
  title: 'Compose/Anatomy/Interactions',
  tags: ['!autodocs'],
  parameters: { layout: 'padded' },
  render: () => (
    <AnatomyFrame of={['message-item']} count={9} height={166}>
      <ItemPieces />
    </AnatomyFrame>
  ),
});

const parts = [
  'Inbox.Item',
  'Inbox.ItemAvatar',
  'Inbox.ItemTitle',
  'Inbox.ItemTime',
  'Inbox.ItemDot',
  'Inbox.ItemBody',
  'Inbox.ItemAnswers',
  'Inbox.ItemReadToggle',
  'Inbox.ItemMenu',
];

async function entries(canvasElement: HTMLElement): Promise<HTMLElement[]> {
  const legend = within(canvasElement.querySelector<HTMLElement>('figcaption > ol') ?? canvasElement);
  await legend.findByText('Inbox.ItemMenu', { selector: 'strong' });
  return [...canvasElement.querySelectorAll<HTMLElement>('figcaption > ol > li')];
}

export const ThePiecesOfARowAreListedInTheOrderOfTheDocument = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const listed = (await entries(canvasElement)).map((entry) => entry.querySelector('strong')?.textContent);
    await expect(listed).toEqual(parts);
    await expect(canvas.getByRole('link', { name: 'props of Inbox.ItemTitle' })).toHaveAttribute(
      'href',
      './?path=/docs/compose-item--docs#inboxitemtitle',
    );
  },
});

export const AnEntryLinksTheVariablesByWhichItsPieceIsDrawn = meta.story({
  play: async ({ canvasElement, userEvent }) => {
    const [, , , , dot] = await entries(canvasElement);
    await userEvent.click(within(dot ?? canvasElement).getByText('1 variable'));
    await expect(
      within(dot ?? canvasElement).getByRole('link', { name: '--carillon-color-accent-shown' }),
    ).toBeVisible();
  },
});

export const NumbersAreDrawnForTheEyesOnly = meta.story({
  play: async ({ canvasElement }) => {
    await entries(canvasElement);
    const drawn = canvasElement.querySelector('svg.anatomy-markers');
    await expect(drawn).toHaveAttribute('aria-hidden', 'true');
    await expect([...(drawn?.querySelectorAll('text') ?? [])].map((one) => one.textContent)).toEqual(
      parts.map((_, index) => String(index + 1)),
    );
  },
});

export const AnEntryThatIsPointedAtOrFocusedOutlinesItsPiece = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [, avatar] = await entries(canvasElement);
    const outline = () => canvasElement.querySelector('.anatomy-outline');
    await userEvent.hover(avatar ?? canvasElement);
    await waitFor(() => expect(outline()).toHaveAttribute('width', '36'));
    await userEvent.unhover(avatar ?? canvasElement);
    await waitFor(() => expect(outline()).toBeNull());
    canvas.getByRole('link', { name: 'props of Inbox.ItemAvatar' }).focus();
    await waitFor(() => expect(outline()).toHaveAttribute('width', '36'));
  },
});

export const ANumberStandsWhereItsPieceIsInRightToLeftText = meta.story({
  globals: { dir: 'rtl' },
  play: async ({ canvasElement }) => {
    await entries(canvasElement);
    const avatar = canvasElement.querySelector('[data-carillon="item-avatar"]')?.getBoundingClientRect();
    const end = canvasElement.querySelector('[data-piece="item-avatar"] circle')?.getBoundingClientRect();
    const middle = (end?.left ?? 0) + (end?.width ?? 0) / 2;
    await expect(middle).toBeGreaterThanOrEqual(avatar?.left ?? 0);
    await expect(middle).toBeLessThanOrEqual(avatar?.right ?? 0);
  },
});
