/** A package of `src`: its purpose, and what it may import. */
export interface SourcePackage {
  readonly purpose: string;
  /** What the package must not deal with; only for readers, since the linter cannot check it. */
  readonly unaware: string;
  /** The other packages that it may import, and by which of their files. */
  readonly imports: Readonly<Record<string, readonly string[]>>;
  /** The npm packages that it must not import, as patterns. */
  readonly notFromNpm: readonly string[];
}

const byIndex = ['index.ts'];
const react = ['react', 'react-dom', 'react/*'];
const view = ['@radix-ui/*', '@vanilla-extract/*'];
const wire = ['@tanstack/*', 'socket.io-client'];

/**
 * Every package of `src`, lowest first: each imports only packages above it in this list. `npx tsx scripts/boundaries.ts`
 * generates the configuration of the linter and the table of `stories/decisions/Packages.mdx` from it.
 */
export const sourcePackages: Readonly<Record<string, SourcePackage>> = {
  base: {
    purpose: 'what every package may need: stores, events and services, and code that is loaded late',
    unaware: 'React, messages, HTTP calls',
    imports: {},
    notFromNpm: [...react, ...view, ...wire, 'msw'],
  },
  'platform-constants': {
    purpose: "the platform's closed sets, catalogues, limits and error codes",
    unaware: 'the DOM, HTTP calls',
    imports: {},
    notFromNpm: [...react, ...view, ...wire, 'msw'],
  },
  primitives: {
    purpose: 'themes, buttons, menus and other controls, with keyboard and ARIA; texts are props',
    unaware: 'messages, server data, languages',
    imports: { base: byIndex },
    notFromNpm: [...wire, 'msw'],
  },
  locales: {
    purpose: 'strings, plurals, dates, text direction',
    unaware: 'components, HTTP calls',
    imports: { base: byIndex, 'platform-constants': byIndex },
    notFromNpm: [...react, ...view, ...wire, 'msw'],
  },
  data: {
    purpose: 'calls to the server, session, cache, live connection, and the hooks for them',
    unaware: 'the DOM, styles, visible text',
    imports: { base: byIndex, 'platform-constants': byIndex },
    notFromNpm: ['react-dom', ...view, 'msw'],
  },
  backends: {
    purpose: 'adapters for servers of other kinds, and their lines',
    unaware: 'React, the cache, components',
    imports: { base: byIndex, 'platform-constants': byIndex, data: byIndex },
    notFromNpm: [...react, ...view, ...wire, 'msw'],
  },
  agents: {
    purpose: 'what agents ask as messages, and answers as what they go on with',
    unaware: 'React, the cache, calls to servers, the kits of both protocols',
    imports: { data: byIndex },
    notFromNpm: [...react, ...view, ...wire, 'msw', '@ag-ui/*', '@modelcontextprotocol/*'],
  },
  inbox: {
    purpose: 'the components that a reader sees and uses',
    unaware: 'URLs of calls, names of events, the shape of the cache',
    imports: {
      base: byIndex,
      'platform-constants': byIndex,
      primitives: ['index.ts', 'theme/themeContract.css.ts'],
      locales: ['index.ts', 'catalogue.ts'],
      data: byIndex,
    },
    notFromNpm: [...wire, 'msw'],
  },
  features: {
    purpose: 'what an inbox may have beside its messages, a folder for each: the core knows none of them',
    unaware: 'URLs of calls, names of events, the shape of the cache, each other',
    imports: {
      base: byIndex,
      'platform-constants': byIndex,
      primitives: ['index.ts', 'theme/themeContract.css.ts'],
      locales: byIndex,
      data: byIndex,
      inbox: ['**'],
    },
    notFromNpm: [...wire, 'msw'],
  },
  mocks: {
    purpose: 'the server in memory for stories and tests: its data, HTTP handlers and socket',
    unaware: 'components',
    imports: { 'platform-constants': byIndex, data: byIndex },
    notFromNpm: [...react, ...view, ...wire],
  },
  playwright: {
    purpose: "the mocks as fixtures of a host's tests in Playwright",
    unaware: 'components, the shape of calls',
    imports: { mocks: byIndex },
    notFromNpm: [...react, ...view, ...wire],
  },
  devtools: {
    purpose: 'a panel for developers: what is known, on its way and asked again, and why',
    unaware: 'HTTP calls, languages',
    imports: {
      base: byIndex,
      primitives: ['index.ts', 'theme/themeContract.css.ts'],
      data: ['index.ts', 'forDevtools.ts'],
    },
    notFromNpm: [...view, 'socket.io-client', 'msw'],
  },
  embed: {
    purpose: 'the inbox for pages without React: custom element, script and frame',
    unaware: 'styles, visible text, HTTP calls',
    imports: { base: byIndex, data: byIndex, inbox: byIndex, features: byIndex },
    notFromNpm: [...view, ...wire, 'msw'],
  },
  legacy: {
    purpose: "the previous widget's component names and props, on top of the inbox",
    unaware: 'HTTP calls',
    imports: {
      base: byIndex,
      'platform-constants': byIndex,
      primitives: byIndex,
      data: byIndex,
      inbox: byIndex,
      features: byIndex,
    },
    notFromNpm: [...view, 'socket.io-client', 'msw'],
  },
};

/** Folders beside `src` that may import every package and that no package imports. */
export const importedByNobody = ['demo', 'stories', '.storybook'];
