import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button, Toast, ToastRegion } from '../../src/primitives/index.ts';

const onUndo = fn();

const meta = preview.meta({
  component: Toast,
  title: 'Parts/Toast/Interactions',
  beforeEach: () => void onUndo.mockReset(),
  tags: ['!autodocs'],
  render: () => <Panel />,
});

/** A list of ten rows in a panel of 240 pixels, and a toast for every row that is removed. */
function Panel() {
  const [removed, setRemoved] = useState<string[]>([]);
  const rows = Array.from({ length: 10 }, (_, index) => `Row ${index + 1}`);
  return (
    <div style={{ display: 'flex', flexDirection: 'column', inlineSize: 300, blockSize: 240 }}>
      <div style={{ flex: 1, minBlockSize: 0, overflowY: 'auto' }}>
        {rows.map((row) => (
          <Button
            key={row}
            style={{ inlineSize: '100%' }}
            onClick={() => setRemoved([...removed, `${row} removed`])}
          >
            {row}
          </Button>
        ))}
      </div>
      <ToastRegion>
        {removed.map((words) => (
          <Toast
            key={words}
            action={
              <Button
                variant="quiet"
                size="small"
                onClick={() => {
                  onUndo();
                  setRemoved(removed.filter((other) => other !== words));
                }}
              >
                Undo
              </Button>
            }
          >
            {words}
          </Toast>
        ))}
      </ToastRegion>
    </div>
  );
}

/** The region is there before the words, and says only what is added: a second toast does not repeat the first. */
export const SpeaksPolitelyAndOnce = meta.story({
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole('status');
    await expect(region).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Row 1' }));
    await expect(canvas.getByRole('status')).toBe(region);
    await expect(region).toHaveTextContent('Row 1 removed');
    await expect(region).toHaveAttribute('aria-atomic', 'false');
  },
});

export const IsReachedByTabAfterTheList = meta.story({
  play: async ({ canvas, userEvent }) => {
    const last = canvas.getByRole('button', { name: 'Row 10' });
    await userEvent.click(last);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onUndo).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

export const NeverCoversWhatHasTheFocus = meta.story({
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('button', { name: 'Row 10' });
    await userEvent.click(row);
    await expect(row).toHaveFocus();
    const region = canvas.getByRole('status').getBoundingClientRect();
    await expect(row.getBoundingClientRect().bottom).toBeLessThanOrEqual(region.top);
  },
});
