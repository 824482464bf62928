import { Fragment, useState } from 'react';
import {
  type CustomLanguage,
  InboxPanel,
  InboxPreferences,
  type InboxProviderProps,
} from '../../src/inbox/index.ts';
import { catalogue, en } from '../../src/locales/index.ts';
import { StoryInbox } from '../inbox/StoryInbox.tsx';

/** Props of `SpokenInbox`. */
export interface SpokenInboxProps {
  locale: InboxProviderProps['locale'];
  /** Width of each screen in CSS pixels. @default the CSS variable `--screen`, else 400 */
  widthPx?: number;
  /** How many panels with messages there are. */
  feeds?: number;
}

/** The screens that are made of words, in one language: feeds, an empty one, one that was refused, and the preferences. */
export function SpokenInbox({ locale, widthPx, feeds = 1 }: SpokenInboxProps) {
  const inlineSize = widthPx ?? 'var(--screen, 400px)';
  const panel = (
    <section style={{ maxInlineSize: '100%' }}>
      <InboxPanel style={{ inlineSize, maxInlineSize: '100%', blockSize: 480 }} />
    </section>
  );
  // The direction of the language, not of the toolbar.
  const spoken = { locale, dir: undefined };
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 24 }}>
      <StoryInbox {...spoken} undoMs={600_000}>
        {Array.from({ length: feeds }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
          <Fragment key={index}>{panel}</Fragment>
        ))}
      </StoryInbox>
      <StoryInbox {...spoken} subscriberId="somebody-new">
        {panel}
      </StoryInbox>
      <StoryInbox {...spoken} applicationIdentifier="unknown-app">
        {panel}
      </StoryInbox>
      <StoryInbox {...spoken}>
        <InboxPreferences style={{ inlineSize }} />
      </StoryInbox>
    </div>
  );
}

/** The same with a way to choose the language: each is named in itself, in its own script. */
export function LanguagePicker(props: Omit<SpokenInboxProps, 'locale'>) {
  const [language, setLanguage] = useState<CustomLanguage>({ lang: 'en', translations: en });

  async function choose(lang: string): Promise<void> {
    const chosen = catalogue.find(({ tag }) => tag === lang);
    if (chosen !== undefined) {
      setLanguage({ lang, translations: await chosen.load() });
    }
  }
  return (
    <>
      <label style={{ display: 'block', marginBlockEnd: 16 }}>
        Language{' '}
        <select defaultValue="en" onChange={(event) => void choose(event.target.value)}>
          {catalogue.map(({ tag, name, direction }) => (
            <option key={tag} value={tag} lang={tag} dir={direction}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <SpokenInbox {...props} locale={language} />
    </>
  );
}
