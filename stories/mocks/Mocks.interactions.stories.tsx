import { http } from 'msw';
import { pauseAnimations } from 'storybook/preview-api';
import { expect, spyOn } from 'storybook/test';
import preview from '#.storybook/preview';
import { storyWorld } from '#.storybook/storyWorld';
import { playAnimations } from '../../.storybook/playAnimations.ts';

const meta = preview.meta({
  title: 'Guides/Mocks/Interactions',
  render: () => <p>Nothing is drawn but this.</p>,
});

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

export const AfterAFailedStory = meta.story({
  name: 'what the check of a failed story paused plays again in the next one',
  play: async ({ canvas }) => {
    const words = canvas.getByText('Nothing is drawn but this.');
    const resume = pauseAnimations();
    try {
      await expect(getComputedStyle(words).animationPlayState).toBe('paused');
      playAnimations();
      await expect(getComputedStyle(words).animationPlayState).toBe('running');
    } finally {
      resume();
    }
  },
});
