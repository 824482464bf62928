import { http } from 'msw';
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

export const ACallNobodyAnswers = meta.story({
  name: 'a call to another host that nobody answers fails, and says so',
  play: async ({ msw }) => {
    const said = spyOn(console, 'error').mockImplementation(() => {});
    const { backendUrl } = storyWorld.current();
    msw.resetHandlers(http.get(`${backendUrl}/v1/another`, () => new Response()));
    await expect(fetch(`${backendUrl}/v1/widgets/organization`)).rejects.toThrow(TypeError);
    await expect(said).toHaveBeenCalledWith(
      expect.stringContaining('[MSW] Error: intercepted a request without a matching request handler'),
    );
  },
});
