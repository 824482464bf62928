import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { InboxPopover, InboxPreferences } from '../../../src/inbox/index.ts';
import { StoryInbox } from '../StoryInbox.tsx';
import { tabs } from '../stores.ts';

/** What hosts write to be rid of the rings of browsers. */
const hostSheet = new CSSStyleSheet();
hostSheet.replaceSync(`
  :focus { outline: none }
  *:focus { outline: 0 !important }
  button:focus, a:focus, input:focus, select:focus { outline: none !important; box-shadow: none }
  button:focus-visible, .host :focus-visible { outline: none !important; box-shadow: none }
`);

const meta = preview.meta({
  title: 'Compose/Host CSS/Focus rings/Interactions',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  render: () => (
    <StoryInbox tabs={tabs} undoMs={600_000}>
      <div className="host" style={{ display: 'flex', justifyContent: 'space-between', minBlockSize: 700 }}>
        <main>
          <button type="button">A button of the host</button>
          <div style={{ blockSize: 400, overflow: 'auto' }}>
            <InboxPreferences />
          </div>
        </main>
        <InboxPopover defaultOpen />
      </div>
    </StoryInbox>
  ),
  beforeEach() {
    document.adoptedStyleSheets.push(hostSheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== hostSheet);
    };
  },
});

/** Focused by a script on opening alone: no keyboard stops there. */
const ringless = '[data-carillon="popover"], h1, h2, h3, [role="menu"], [data-radix-focus-guard]';

/** Everything in some places that the keyboard can be on, by its part, without a ring: none. */
function withoutRing(places: readonly Element[]): string[] {
  return places
    .flatMap((place) => [
      ...place.querySelectorAll<HTMLElement>('a[href], button, input, select, [tabindex]'),
    ])
    .filter((element) => element.checkVisibility() && !element.matches(`:disabled, ${ringless}`))
    .flatMap((element) => {
      element.focus();
      if (document.activeElement !== element) {
        // A list of tabs hands it on to the open one.
        return [];
      }
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
      const isDrawn = outlineStyle === 'solid' && outlineWidth === '2px' && !/, 0\)$/.test(outlineColor);
      return isDrawn && element.matches(':focus-visible')
        ? []
        : `${element.localName} ${element.dataset.carillon}: ${outlineStyle} ${outlineWidth} ${outlineColor}`;
    });
}

export const EveryPart = meta.story({
  name: 'WCAG 2.4.7: under a host’s rules against outlines every part that the keyboard reaches has its ring',
  play: async ({ canvas, canvasElement, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Notifications' });
    await within(dialog).findAllByRole('article');
    const preferences = await canvas.findByRole('region', { name: 'Settings' });
    await within(preferences).findByRole('switch', { name: 'All notifications' });
    // By a key, so that the browser shows rings at all.
    await userEvent.tab();
    await expect(withoutRing([canvasElement, dialog])).toEqual([
      // The host's own button has what the host wants: the sheet works.
      expect.stringContaining('button undefined: none'),
    ]);
  },
});

export const WhatOpens = meta.story({
  name: 'WCAG 2.4.7: the same for a menu, an undo and the bar of selected messages',
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Notifications' });
    const panel = within(dialog);
    const [row] = await panel.findAllByRole('article');
    const menuOf = (place: HTMLElement) => within(place).getAllByRole('button', { name: 'More actions' });

    menuOf(row as HTMLElement)[0]?.focus();
    await userEvent.keyboard('{Enter}');
    const remove = await screen.findByRole('menuitem', { name: 'Remove message' });
    await expect(withoutRing([screen.getByRole('menu')])).toEqual([]);
    remove.focus();
    await userEvent.keyboard('{Enter}');
    await expect(withoutRing([await panel.findByRole('group', { name: 'Undo' })])).toEqual([]);

    menuOf(dialog)[0]?.focus();
    await userEvent.keyboard('{Enter}');
    (await screen.findByRole('menuitem', { name: 'Select' })).focus();
    await userEvent.keyboard('{Enter}');
    await panel.findByRole('checkbox', { name: 'Select all' });
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(withoutRing([dialog])).toEqual([]);
  },
});
