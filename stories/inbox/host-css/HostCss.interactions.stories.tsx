import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { InboxPopover, InboxPreferences } from '../../../src/inbox/index.ts';
import { StoryInbox } from '../StoryInbox.tsx';
import { tabs } from '../stores.ts';
import {
  bootstrap,
  careless,
  everything,
  floating,
  type HostSheet,
  navigation,
  tailwind,
} from './hostSheets.ts';
import { differences, measure } from './measure.ts';

/** A page of a host's with its stylesheet, adopted after ours, where it weighs the most. */
function HostPage(_props: { sheet: HostSheet }) {
  return (
    <StoryInbox tabs={tabs}>
      <div
        style={{ display: 'flex', justifyContent: 'space-between', gap: 24, padding: 16, minBlockSize: 700 }}
      >
        <main style={{ flex: 1 }}>
          <h1>A page of the host</h1>
          <p>
            Words of the host with <a href="#host">the archive</a>, <code>code</code> and{' '}
            <button type="button">a button</button>.
          </p>
          <div style={{ blockSize: 400, overflow: 'auto' }}>
            <InboxPreferences />
          </div>
        </main>
        <InboxPopover defaultOpen />
      </div>
    </StoryInbox>
  );
}

const hostSheet = new CSSStyleSheet();

/** Changes what the host's stylesheet says; it needs no style element, which a strict policy would refuse. */
function adopt(...rules: readonly string[]): void {
  hostSheet.replaceSync(rules.join('\n'));
}

/** Waits until every transition that a change of styles began has ended. */
async function settled(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await Promise.allSettled(
    document
      .getAnimations()
      .map((one) => one.effect?.getComputedTiming().iterations === Infinity || one.finished),
  );
}

const meta = preview.meta({
  title: 'Compose/Host CSS/Interactions',
  component: HostPage,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    // The kit's own nodes: the hosts' own words are hard to read.
    a11y: {
      context: {
        include: ['[data-carillon="popover"]', '[data-carillon="bell"]', '[data-carillon="preferences"]'],
      },
    },
  },
  beforeEach({ args }) {
    adopt(args.sheet.page, args.sheet.rules);
    document.adoptedStyleSheets.push(hostSheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== hostSheet);
    };
  },
  async play({ canvas, args }) {
    const dialog = await screen.findByRole('dialog', { name: 'Notifications' });
    const preferences = await canvas.findByRole('region', { name: 'Settings' });
    await within(preferences).findByRole('switch', { name: 'All notifications' });
    await waitFor(() => expect(dialog.querySelector('article')).toBeVisible());
    await waitFor(() =>
      expect(preferences.querySelector('[data-carillon="workflow-preference"]')).toBeVisible(),
    );
    const places = [dialog, preferences];
    // Again, should anything have arrived between the two looks.
    await waitFor(async () => {
      adopt(args.sheet.page);
      await settled();
      const plain = measure(places);
      adopt(args.sheet.page, args.sheet.rules);
      await settled();
      const found = differences(plain, measure(places));
      await expect(found, found.join('\n')).toEqual([]);
    });
  },
});

export const Tailwind = meta.story({
  name: "fault 86: under Tailwind's preflight the inbox looks as it does without",
  args: { sheet: tailwind },
});

export const Bootstrap = meta.story({
  name: "fault 86: under Bootstrap's reboot the inbox looks as it does without",
  args: { sheet: bootstrap },
});

export const Careless = meta.story({
  name: 'fault 86: under a small old library that styles bare elements the inbox looks as it does without',
  args: { sheet: careless },
});

export const Everything = meta.story({
  name: 'fault 86: under a rule for everything the inbox looks as it does without',
  args: { sheet: everything },
});

export const Floating = meta.story({
  name: 'fault 86: under floats for bare elements the inbox looks as it does without',
  args: { sheet: floating },
});

export const Navigation = meta.story({
  name: 'in a navigation bar panel and rows inherit none of its text styles',
  args: { sheet: navigation },
});

export const HiddenStaysHidden = meta.story({
  name: 'what the inbox hides stays hidden under a rule that shows all that is hidden',
  // The story draws the inbox twice, so its settings are two landmarks of one name.
  parameters: { a11y: { options: { rules: { 'landmark-unique': { enabled: false } } } } },
  args: { sheet: floating },
  async play({ userEvent }) {
    const dialog = await screen.findByRole('dialog', { name: 'Notifications' });
    const [row] = await within(dialog).findAllByRole('article');
    await expect(row).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Settings' }));
    await within(dialog).findByRole('button', { name: 'Back' });
    // Not `toBeVisible`, which believes the attribute.
    await expect(row?.getClientRects()).toHaveLength(0);
  },
});
