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
    const aboutASwitch = expect.stringContaining('data-carillon="switch"');
    await waitFor(() => expect(console.warn).toHaveBeenCalledWith(aboutASwitch));
    await expect(console.warn).not.toHaveBeenCalledWith(expect.stringContaining('data-carillon="button"'));
  },
});
