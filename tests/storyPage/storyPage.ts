/// <reference types="vite/client" />
import axe from 'axe-core';
import { axeConfig } from './axeExclusions.ts';

/** The functions of the page for its driver: every story, without Storybook's own page around it. */
export interface StoryPage {
  readonly files: readonly string[];
  names(file: string): Promise<string[]>;
  /** The stories of a file, without those that draw the same as one before them: they differ in what is played. */
  drawings(file: string): Promise<string[]>;
  /** Draws a story and, unless `plays` is false, plays it. Resolves with what went wrong, or null. */
  run(
    file: string,
    name: string,
    look: Readonly<Record<string, string>>,
    plays?: boolean,
  ): Promise<string | null>;
  /** The findings of axe on the present page by the rules of its story, one per line. */
  axe(file: string, name: string): Promise<string[]>;
}

declare global {
  var storyPage: StoryPage;
  /** Violations of the page's policy since the last call, one per line. */
  var violations: string[];
}

axe.configure(axeConfig);

globalThis.violations = [];
document.addEventListener('securitypolicyviolation', (event) => {
  const { effectiveDirective, sourceFile, lineNumber, sample } = event;
  // Only the mock server uses a worker; no part of carillon does.
  if (sample.includes('mockServiceWorker')) {
    return;
  }
  globalThis.violations.push(`${effectiveDirective} ${sourceFile}:${lineNumber} ${sample}`);
});

type Globals = Readonly<Record<string, unknown>>;

interface StoryInput {
  readonly globals?: Globals;
  readonly beforeEach?: unknown;
  readonly decorators?: unknown;
  readonly loaders?: unknown;
}

interface RunnableStory {
  readonly _tag: 'Story';
  readonly composed: {
    readonly render?: unknown;
    readonly args: unknown;
    readonly globals: Globals;
    readonly parameters: {
      readonly a11y?: { readonly test?: string; readonly options?: { readonly rules?: axe.RuleObject } };
    };
  };
  readonly input: StoryInput;
  readonly meta: { readonly input: StoryInput };
  run(context: { canvasElement: HTMLElement; globals: Globals }): Promise<void>;
  extend(changes: { play: () => Promise<void> }): RunnableStory;
}

const modules = import.meta.glob<Record<string, unknown>>('../../stories/**/*.stories.tsx');

globalThis.storyPage = {
  files: Object.keys(modules).map((path) => path.replace('../../stories/', '')),
  async names(file) {
    const module = await load(file);
    return Object.keys(module).filter((name) => isStory(module[name]));
  },
  async drawings(file) {
    const module = await load(file);
    const known = new Set<string>();
    return Object.keys(module).filter((name) => {
      const story = module[name];
      const drawing = isStory(story) ? (drawingOf(story) ?? name) : undefined;
      const isNew = drawing !== undefined && !known.has(drawing);
      known.add(drawing ?? '');
      return isNew;
    });
  },
  async run(file, name, look, plays = true) {
    const story = (await load(file))[name];
    const canvasElement = document.getElementById('root');
    if (!isStory(story) || canvasElement === null) {
      return 'There is no such story';
    }
    try {
      const { composed, meta, input } = story;
      const globals = { ...composed.globals, ...look, ...meta.input.globals, ...input.globals };
      const shown = plays ? story : story.extend({ play: async () => {} });
      await shown.run({ canvasElement, globals });
      return null;
    } catch (thrown) {
      // The stack does not begin with the message in every browser.
      return thrown instanceof Error ? `${thrown.message}\n${thrown.stack}` : String(thrown);
    }
  },
  async axe(file, name) {
    const story = (await load(file))[name];
    const { test, options } = (isStory(story) && story.composed.parameters.a11y) || {};
    if (test === 'off') {
      return [];
    }
    const { violations } = await axe.run(document.body, {
      // A story is a part of a page and has no landmarks of its own.
      resultTypes: ['violations'],
      rules: { 'target-size': { enabled: true }, region: { enabled: false }, ...options?.rules },
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary ?? ''}`),
    );
  },
};

const functions = new Map<unknown, number>();

/** What a story is drawn from, as one text; undefined if it cannot be written down. Of functions it says which they are. */
function drawingOf({ composed, input }: RunnableStory): string | undefined {
  const { render, args, parameters, globals } = composed;
  const { beforeEach, decorators, loaders } = input;
  try {
    return JSON.stringify(
      [{ render }, args, parameters, globals, { beforeEach, decorators, loaders }],
      (_, value: unknown) => {
        if (typeof value !== 'function') {
          return value;
        }
        functions.set(value, functions.get(value) ?? functions.size);
        return `function ${functions.get(value)}`;
      },
    );
  } catch {
    return undefined;
  }
}

async function load(file: string): Promise<Record<string, unknown>> {
  const module = modules[`../../stories/${file}`];
  if (module === undefined) {
    throw new Error(`There is no story file ${file}`);
  }
  return module();
}

function isStory(value: unknown): value is RunnableStory {
  return typeof value === 'object' && value !== null && '_tag' in value && value._tag === 'Story';
}
