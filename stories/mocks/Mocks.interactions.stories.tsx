import { http } from 'msw';
import { pauseAnimations } from 'storybook/preview-api';
import { expect, spyOn } from 'storybook/test';
import preview from '#.storybook/preview';
import { storyWorld } from '#.storybook/storyWorld';
import { playAnimations } from '../../.storybook/playAnimations.ts';
import { handlersAtRest } from '../../.storybook/startWorker.ts';

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
    // Else these were what the next story goes back to.
    msw.resetHandlers(...handlersAtRest());
  },
});

export const AfterAFailedStory = meta.story({
  name: 'what the check of a failed story paused plays again in the next one',
  play: async () => {
    // Only where the policy of the page allows it has this element an effect.
    const pausing = () => document.head.querySelectorAll(':scope > style').length;
    const before = pausing();
    const resume = pauseAnimations();
    try {
      await expect(pausing()).toBe(before + 1);
      playAnimations();
      await expect(pausing()).toBe(before);
    } finally {
      resume();
    }
  },
});
