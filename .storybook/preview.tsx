import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { configure } from 'storybook/test';
import { loadOverlays } from '../src/inbox/menu/useOverlays.tsx';
import { loadContent, loadTabs } from '../src/inbox/popover/loadPopoverContent.ts';
import { catalogue, directionOf } from '../src/locales/index.ts';
import { densityNames, type ThemeName, ThemeRoot, themeNames } from '../src/primitives/index.ts';
import { axeConfig } from '../tests/storyPage/axeExclusions.ts';
import { stopClock } from './clock.ts';
import { pointerNames } from './emulatePointer.ts';
import { loadFonts } from './fonts.ts';
import { holdStill } from './holdStill.ts';
import { modes } from './modes.ts';
import { playAnimations } from './playAnimations.ts';
import { docs } from './propTables.ts';
import { StoryGround } from './StoryGround.tsx';
import { StorySheet } from './StorySheet.tsx';
import { startWorker } from './startWorker.ts';
import { stayOnPage } from './stayOnPage.ts';
import { backendNames, type StoryParameters, storyWorld } from './storyWorld.ts';
import { darkPreference } from './useDarkPreference.ts';

// A busy machine is slow, which is no fault: give a story time for what it waits for.
configure({ asyncUtilTimeout: 30_000 });

const languages = catalogue.map(({ tag, name }) => ({ value: tag, title: name }));

/** Values that do not say by themselves what they are about. */
const titled = (values: readonly string[], what: string) =>
  values.map((value) => ({ value, title: `${value} ${what}` }));

/** A menu of the toolbar that is no wider than its icon: what is chosen is marked in it. */
const icon = <Name extends string>(
  name: Name,
  items: readonly (string | { value: string; title: string })[],
) => ({
  icon: name,
  items: [...items],
  dynamicTitle: false,
});

/** Nobody reads in a run of tests what axe found in order, and half a megabyte a story takes its time. */
const axeResults = import.meta.env.MODE === 'test' ? { resultTypes: ['violations' as const] } : {};

/** Keeps the story that is shown in its state, once it was played. */
let stillness: ReturnType<typeof holdStill> | undefined;

const preview = definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(startWorker)],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: icon('contrast', themeNames),
    },
    dir: {
      description: 'Direction',
      toolbar: icon('transfer', ['auto', 'ltr', 'rtl']),
    },
    locale: { description: 'Language', toolbar: icon('globe', languages) },
    sheet: {
      description: 'One look, or all themes and directions',
      toolbar: icon('grid', [
        { value: 'one', title: 'one look' },
        { value: 'all', title: 'all looks' },
      ]),
    },
    motion: {
      description: 'Motion',
      toolbar: icon('play', titled(['system', 'reduced'], 'motion')),
    },
    pointer: {
      description: 'Pointer',
      toolbar: icon('pointerhand', titled(pointerNames, 'pointer')),
    },
    density: {
      description: 'Density',
      toolbar: icon('listunordered', densityNames),
    },
    backend: {
      description: 'Backend',
      toolbar: icon('database', titled(backendNames, 'backend')),
    },
  },
  // The environment can run all stories in another look: STORYBOOK_THEME=dark STORYBOOK_DIR=rtl npx vitest --project storybook
  initialGlobals: {
    theme: import.meta.env.STORYBOOK_THEME ?? (darkPreference.matches ? 'dark' : 'light'),
    dir: import.meta.env.STORYBOOK_DIR ?? 'auto',
    locale: 'en',
    motion: 'system',
    sheet: 'one',
    pointer: 'device',
    density: 'comfortable',
    backend: 'mock',
  },
  parameters: {
    layout: 'centered',
    a11y: {
      test: 'error',
      config: axeConfig,
      options: { rules: { 'target-size': { enabled: true } }, ...axeResults },
    },
    chromatic: { modes },
    controls: { expanded: true },
    docs,
    options: {
      storySort: {
        // What is grouped here keeps its address: those stories have an `id` of their own.
        order: [
          'Start here',
          [
            'Introduction',
            'Search',
            'Guides',
            [
              'Inbox',
              'Theming',
              'Composition',
              'Data',
              'Backends',
              'Offline',
              'Frameworks',
              'Server rendering',
              'Embedding',
              'Testing',
              'Moving',
            ],
            'Recipes',
            'Examples',
            'Gallery',
          ],
          'Compose',
          [
            'Bell and popover',
            ['Bell', 'Popover', 'Panel', 'Tabs'],
            'List and rows',
            ['List', 'Item'],
            'Page',
            'Preferences',
            'Primitives',
          ],
          'Features',
          ['All of them'],
          'Theme',
          ['Playground', 'Tokens'],
          'Data',
          'Languages',
          'Constants',
          'For contributors',
        ],
      },
    },
  },
  async beforeEach({ id, msw, parameters, title, viewMode }) {
    playAnimations();
    // What a browser tells a screen reader by itself no story hears: it is told in a live region, but for the stories about that.
    Object.defineProperty(document, 'ariaNotify', { value: undefined, configurable: true, writable: true });
    // Else the first opening would show a frame, for as long as this machine takes. `Cold opening` and `Early rows` are about that.
    const [overlays] = await Promise.all([loadOverlays(), loadContent(), loadTabs(), loadFonts()]);
    loadOverlays.chunk = overlays;
    const startClock = stopClock();
    const closeWorld = storyWorld.open(id, parameters as StoryParameters, msw);
    const letGo = stayOnPage();
    // A docs page draws many stories at once, without their plays; a test is about what happens.
    if (viewMode === 'story' && !title.endsWith('/Interactions') && import.meta.env.MODE !== 'test') {
      stillness = holdStill(window);
    }
    return () => {
      stillness?.rest();
      stillness?.end();
      stillness = undefined;
      letGo();
      closeWorld();
      startClock();
    };
  },
  afterEach() {
    stillness?.rest();
    storyWorld.checkCalls();
  },
  decorators: [
    (Story, { globals, id }) => {
      const theme = globals.theme as ThemeName;
      storyWorld.enter(id, globals.backend);
      const dir = globals.dir === 'auto' ? directionOf(globals.locale) : globals.dir;
      const { locale, motion, density, pointer, sheet, backend } = globals;
      if (backend !== 'mock') {
        // To try again is what such a backend is chosen for.
        stillness?.end();
      }
      return (
        <ThemeRoot theme={theme} dir={dir} lang={locale} motion={motion} density={density}>
          {/* Another backend is another beginning: whatever was loaded is asked for again. */}
          <StoryGround key={backend} theme={theme} pointer={pointer}>
            {sheet === 'all' ? <StorySheet Story={Story} /> : <Story />}
          </StoryGround>
        </ThemeRoot>
      );
    },
  ],
});

export default preview;
