import { Markdown } from '@storybook/addon-docs/blocks';
import { releaseNotes } from '../../.storybook/site/releaseNotes.ts';

const changesets: Record<string, string> = import.meta.glob('../../.changeset/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** What changed since the last release. */
export function ReleaseNotes() {
  return <Markdown>{releaseNotes(Object.values(changesets))}</Markdown>;
}
