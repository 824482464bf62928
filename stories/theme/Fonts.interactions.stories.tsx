import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Markdown } from '../../src/primitives/index.ts';

const meta = preview.meta({ title: 'Theme/Fonts/Interactions', tags: ['!autodocs'] });

const words = 'Invoice 2041 of Zoë Łuczak was paid';

export const WordsHaveTheSameWidthOnEveryMachine = meta.story({
  render: () => (
    <>
      <span>{words}</span>
      <Markdown content={`_${words}_ **${words}** \`${words}\``} style={{ inlineSize: 'max-content' }} />
    </>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(words)).toHaveLength(4));
    const drawn = canvas.getAllByText(words);
    const widths = drawn.map((one) => [one.tagName, Math.round(one.getBoundingClientRect().width)]);
    // Of Inter and JetBrains Mono: the fonts of a machine give others.
    await expect(widths).toEqual([
      ['SPAN', 245],
      ['EM', 246],
      ['STRONG', 248],
      ['CODE', 272],
    ]);
  },
});
