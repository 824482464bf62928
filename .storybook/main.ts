import { defineMain } from '@storybook/react-vite/node';
import remarkGfm from 'remark-gfm';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: [
    // Tables, which Markdown itself does not know.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
  ],
  staticDirs: ['./public'],
  // Tests are stories too: the sidebar leaves them out until its filter lets them in.
  tags: { interaction: { defaultFilterSelection: 'exclude' } },
  experimental_indexers: (indexers = []) =>
    indexers.map(({ test, createIndex }) => ({
      test,
      async createIndex(file, options) {
        const entries = await createIndex(file, options);
        return file.includes('.interactions.')
          ? entries.map((entry) => ({ ...entry, tags: [...(entry.tags ?? []), 'interaction'] }))
          : entries;
      },
    })),
  // The ground of a page is the theme's.
  features: { backgrounds: false, measure: false, outline: false, sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
});
