import { Markdown } from '@storybook/addon-docs/blocks';
import { withSiteLinks } from '../../.storybook/site/documentPages.ts';

/** A document of the repository as a page, its links to other documents as links to their pages. */
export function RepositoryDocument({ path, text }: { path: string; text: string }) {
  return <Markdown>{withSiteLinks(text, path, (id, hash) => `?path=/docs/${id}${hash}`)}</Markdown>;
}
