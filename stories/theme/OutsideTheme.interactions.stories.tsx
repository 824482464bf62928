import { createPortal } from 'react-dom';
import { expect, spyOn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button, Switch } from '../../src/primitives/index.ts';

const meta = preview.meta({ title: 'Theme/Outside/Interactions', tags: ['!autodocs'] });

const warn = () => spyOn(console, 'warn').mockImplementation(() => {});

export const APartOutsideOfAThemeIsNamedInAWarning = meta.story({
  beforeEach: () => {
    warn();
  },
  render: () => (
    <>
      <Button>Inside</Button>
      {createPortal(<Switch aria-label="Outside" />, document.body)}
    </>
  ),
  play: async () => {
    await waitFor(() => expect(console.warn).toHaveBeenCalled(), { timeout: 5_000 });
    await expect(console.warn).toHaveBeenCalledTimes(1);
    await expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('data-carillon="switch"'));
  },
});
