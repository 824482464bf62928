import { defineMain } from '@storybook/react-vite/node';
import remarkGfm from 'remark-gfm';
import type { SiteManifests } from './site/manifests.ts';
import { type AskArgTypes, textPages, withoutWrongDocs } from './site/textPages.ts';

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
    // In development it serves pages, stories and tests to coding agents, at /mcp.
    '@storybook/addon-mcp',
  ],
  staticDirs: ['./public', { from: '../docs/plots', to: '/plots' }],
  // Tests are stories too: the sidebar leaves them out until its filter lets them in.
  tags: { interaction: { defaultFilterSelection: 'exclude' } },
  experimental_indexers: (indexers = []) =>
    indexers.map(({ test, createIndex }) => ({
      test,
      async createIndex(file, options) {
        const entries = await createIndex(file, options);
        return file.includes('.interactions.')
          ? entries.map((entry) => ({ ...entry, tags: [...(entry.tags ?? []), 'interaction', '!manifest'] }))
          : entries;
      },
    })),
  // The ground of a page is the theme's.
  features: {
    componentsManifest: true,
    backgrounds: false,
    measure: false,
    outline: false,
    sidebarOnboardingChecklist: false,
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  experimental_manifests: async (manifests, { presets }) => {
    const { components, docs } = (manifests ?? {}) as SiteManifests;
    const right = Object.fromEntries(
      Object.entries(components?.components ?? {}).map(([id, component]) => [
        id,
        withoutWrongDocs(component),
      ]),
    );
    const ask: AskArgTypes = (componentFilePath, componentExportName) =>
      presets.apply('internal_getArgTypesData', null, { componentFilePath, componentExportName, presets });
    const pages = await textPages(Object.values(docs?.docs ?? {}), Object.values(right), ask);
    return { ...manifests, components: { ...components, components: right }, pages: { v: 0, pages } };
  },
});
