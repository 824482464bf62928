/// <reference types="vite/client" />
import axe from 'axe-core';
import { configure } from 'storybook/test';
import { axeConfig } from './axeExclusions.ts';

/** The functions of the page for its driver: every story, without Storybook's own page around it. */
export interface StoryPage {
  readonly files: readonly string[];
  names(file: string): Promise<string[]>;
  /** Its stories, with what they are called, and whether they are for a phone or have the tag `long`. */
  stories(
    file: string,
  ): Promise<readonly { name: string; title: string; isSmall: boolean; isLong: boolean }[]>;
  /** Draws a story and plays it. Resolves with what went wrong, or null. */
  run(file: string, name: string, look: Readonly<Record<string, string>>): Promise<string | null>;
  /** The findings of axe on the present page by the rules of its story, one per line. */
  axe(file: string, name: string): Promise<string[]>;
}

declare global {
  var storyPage: StoryPage;
  /** Violations of the page's policy since the last call, one per line. */
  var violations: string[];
}

axe.configure(axeConfig);
// The document is written into an error once, where a story fails, and not at each try of what is waited for.
configure({ getElementError: (message) => new Error(message ?? 'An element was not found') });

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
  readonly name?: string;
  readonly globals?: Globals;
  readonly tags?: readonly string[];
}

interface RunnableStory {
  readonly _tag: 'Story';
  readonly composed: {
    readonly globals: Globals;
    readonly parameters: {
      readonly a11y?: {
        readonly test?: string;
        readonly context?: axe.ElementContext;
        readonly options?: { readonly rules?: axe.RuleObject };
      };
    };
  };
  readonly input: StoryInput;
  readonly meta: { readonly input: StoryInput };
  run(context: { canvasElement: HTMLElement; globals: Globals }): Promise<void>;
}

const modules = import.meta.glob<Record<string, unknown>>('../../stories/**/*.stories.tsx');

globalThis.storyPage = {
  files: Object.keys(modules).map((path) => path.replace('../../stories/', '')),
  async names(file) {
    const module = await load(file);
    return Object.keys(module).filter((name) => isStory(module[name]));
  },
  async stories(file) {
    const module = await load(file);
    return Object.entries(module).flatMap(([name, story]) =>
      isStory(story)
        ? [{ name, title: story.input.name ?? name, isSmall: isForPhones(story), isLong: isLong(story) }]
        : [],
    );
  },
  async run(file, name, look) {
    const story = (await load(file))[name];
    const canvasElement = document.getElementById('root');
    if (!isStory(story) || canvasElement === null) {
      return 'There is no such story';
    }
    try {
      const { composed, meta, input } = story;
      const globals = { ...composed.globals, ...look, ...meta.input.globals, ...input.globals };
      await story.run({ canvasElement, globals });
      return null;
    } catch (thrown) {
      // The stack does not begin with the message in every browser.
      const text = thrown instanceof Error ? `${thrown.message}\n${thrown.stack}` : String(thrown);
      return `${text}\n${document.body.innerHTML.trim().slice(0, 7_000)}`;
    }
  },
  async axe(file, name) {
    const story = (await load(file))[name];
    const { test, context, options } = (isStory(story) && story.composed.parameters.a11y) || {};
    if (test === 'off') {
      return [];
    }
    const { violations } = await axe.run(context ?? document.body, {
      // A story is a part of a page and has no landmarks of its own.
      resultTypes: ['violations'],
      // Findings are told by their elements' HTML.
      selectors: false,
      rules: { 'target-size': { enabled: true }, region: { enabled: false }, ...options?.rules },
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary ?? ''}`),
    );
  },
};

async function load(file: string): Promise<Record<string, unknown>> {
  const module = modules[`../../stories/${file}`];
  if (module === undefined) {
    throw new Error(`There is no story file ${file}`);
  }
  return module();
}

function isForPhones({ input, meta }: RunnableStory): boolean {
  return input.globals?.viewport !== undefined || meta.input.globals?.viewport !== undefined;
}

function isLong({ input, meta }: RunnableStory): boolean {
  return [...(input.tags ?? []), ...(meta.input.tags ?? [])].includes('long');
}

function isStory(value: unknown): value is RunnableStory {
  return typeof value === 'object' && value !== null && '_tag' in value && value._tag === 'Story';
}
