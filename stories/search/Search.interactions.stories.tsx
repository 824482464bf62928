import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import type { TextPage } from '../../.storybook/site/manifests.ts';
import { pageSections } from './pageSections.ts';
import { SearchBox } from './SearchBox.tsx';
import { searchSections } from './searchSections.ts';

const pages: TextPage[] = [
  {
    id: 'guides-theming--docs',
    title: 'Guides/Theming',
    text: '# Theming\n\nLight and dark.\n\n## Density\n\nThe option `density` is `compact` or comfortable.\n\n```css\n# no heading\n```\n',
  },
  {
    id: 'guides-backends--docs',
    title: 'Guides/Backends',
    text: '# Backends\n\nYour own server.\n\n## Events\n\nA stream stays open. See [theming](?path=/docs/guides-theming--docs).\n',
  },
];

const meta = preview.meta({
  title: 'Search/Interactions',
  tags: ['!autodocs'],
  render: () => <SearchBox search={searchSections(pageSections(pages))} />,
});

export const ASectionIsFoundByTheBeginningOfAWordInItsText = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'compa');
    const link = await canvas.findByRole('link', { name: 'Guides › Theming › Density' });
    await expect(link).toHaveAttribute('href', './?path=/docs/guides-theming--docs#density');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.getByText('compact').tagName).toBe('MARK');
    await expect(canvas.getByRole('status')).toHaveTextContent('1 place');
  },
});

export const AWordWithAWrongLetterFindsWhatWasMeant = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'streem');
    await expect(await canvas.findByRole('link', { name: 'Guides › Backends › Events' })).toBeVisible();
  },
});

export const SeveralWordsFindOnlyWhatHasAllOfThem = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'stream density');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Nothing was found'));
    await expect(canvas.queryAllByRole('listitem')).toHaveLength(0);
  },
});

export const SignsOfRegularExpressionsAreSearchedAsTheyAreWritten = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'density( [[');
    await expect(await canvas.findByRole('link', { name: 'Guides › Theming › Density' })).toBeVisible();
  },
});
