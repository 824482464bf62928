import { expect, fn, spyOn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { InboxPanel, type InboxProviderProps } from '../../src/inbox/index.ts';
import { StoryInbox } from '../inbox/StoryInbox.tsx';

function SpokenPanel({ locale }: Pick<InboxProviderProps, 'locale'>) {
  return (
    <StoryInbox locale={locale} dir={undefined}>
      <InboxPanel />
    </StoryInbox>
  );
}

const meta = preview.meta({ title: 'Languages/Locale tags/Interactions', component: SpokenPanel });

const warned = fn();

function rootOf(element: HTMLElement): Element | null {
  return element.closest('[data-carillon="root"][lang]');
}

export const AnOldSpelling = meta.story({
  args: { locale: 'pt_br' },
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('heading', { name: /^Notificações/ });
    await expect(rootOf(title)).toHaveAttribute('lang', 'pt-BR');
    await canvas.findByText('Com tecnologia de');
  },
});

export const ALanguageServedByAnother = meta.story({
  args: { locale: 'sr-Latn-RS' },
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('heading', { name: /^Obavještenja/ });
    await waitFor(() => expect(rootOf(title)).toHaveAttribute('lang', 'bs'));
  },
});

export const AnUnknownCode = meta.story({
  args: { locale: 'tlh' },
  beforeEach() {
    warned.mockReset();
    const spy = spyOn(console, 'warn').mockImplementation(warned);
    return () => spy.mockRestore();
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(warned).toHaveBeenCalledWith(expect.stringContaining('the language "tlh"')));
    await expect(warned).toHaveBeenCalledTimes(1);
    const title = canvas.getByRole('heading', { name: /^Notifications/ });
    await expect(rootOf(title)).toHaveAttribute('lang', 'en');
  },
});

/** A partial pack: the bundled words of its language fill what it lacks. */
export const ALanguageOfTheHost = meta.story({
  args: { locale: { lang: 'he', translations: { notifications: 'חדשות' } } },
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('heading', { name: /^חדשות/ });
    await canvas.findByRole('button', { name: 'סימון הכול כנקרא' });
    await expect(rootOf(title)).toHaveAttribute('dir', 'rtl');
  },
});

export const AHostilePack = meta.story({
  name: 'fault 48: words of a pack are shown as text, whatever they are',
  args: {
    locale: {
      lang: 'en',
      translations: JSON.parse(
        '{"notifications": "<img src=x onerror=alert(1)>", "settings": {"$$typeof": "x"}, "__proto__": {"close": "owned"}}',
      ),
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { name: /^<img src=x onerror=alert\(1\)>/ });
    await expect(canvasElement.querySelector('img[src="x"]')).toBeNull();
  },
});
