import { expect, spyOn } from 'storybook/test';
import preview from '#.storybook/preview';
import { storyWorld } from '#.storybook/storyWorld';

const meta = preview.meta({ title: 'Mocks/Interactions', render: () => <p>Nothing is drawn but this.</p> });

export const ALeftStory = meta.story({
  name: 'the calls of a story that was left end in a world that knows none of them',
  play: async ({ msw }) => {
    const warned = spyOn(console, 'warn');
    msw.resetHandlers();
    const answer = await fetch(
      `${storyWorld.current().backendUrl}/v1/widgets/notifications/unseen?limit=100`,
    );
    await expect(answer.status).toBe(404);
    await expect(warned).not.toHaveBeenCalled();
  },
});

export const ACallToAnotherHost = meta.story({
  name: 'a call that nobody answers fails, and says so',
  play: async () => {
    const said = spyOn(console, 'error').mockImplementation(() => {});
    await expect(fetch('https://elsewhere.carillon.test/v1/widgets')).rejects.toThrow(TypeError);
    await expect(said).toHaveBeenCalledWith(
      expect.stringContaining('[MSW] Error: intercepted a request without a matching request handler'),
    );
  },
});
