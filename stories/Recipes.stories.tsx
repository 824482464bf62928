import preview from '#.storybook/preview';
import { useCount, useMessages, useUpdateMessages } from '../src/data/index.ts';
import { StoryInbox } from './inbox/StoryInbox.tsx';

/** A list of the host's own making, by the hooks alone. */
function News() {
  const { data: count } = useCount();
  const { data: feed, hasMore, fetchMore } = useMessages();
  const update = useUpdateMessages();
  return (
    <section aria-label="News">
      <p>{count ?? 'Some'} unread</p>
      <ul>
        {feed?.messages.map(({ id, read, title }) => (
          <li key={id}>
            {title}{' '}
            {!read && (
              <button type="button" onClick={() => update.run({ ids: [id], read: true })}>
                Read
              </button>
            )}
          </li>
        ))}
      </ul>
      {hasMore && (
        <button type="button" onClick={() => fetchMore()}>
          More
        </button>
      )}
    </section>
  );
}

const meta = preview.meta({ title: 'Start here/Recipes', component: News });

/** No look at all. */
export const Headless = meta.story({
  render: () => (
    <StoryInbox>
      <News />
    </StoryInbox>
  ),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('button', { name: 'Read' });
  },
});
