import type { Choice } from '../choices.ts';
import { fileOf, type Project } from '../Project.ts';
import { bundledLanguage } from '../templates/Language.ts';
import type { Edit, Recipe } from './Recipe.ts';
import { bell, bellElement, type Migrations, serverHalf } from './shared.ts';

/** The adapter and the integration of React that belong to a release of Astro, by its major version. */
const companions: Readonly<Record<string, readonly string[]>> = {
  5: ['@astrojs/node@^9', '@astrojs/react@^4'],
  6: ['@astrojs/node@^10', '@astrojs/react@^5'],
};

/** Astro: an endpoint for all routes, and the bell as an island on the first page. */
export function astroRecipe(project: Project, choice: Choice & Migrations): Recipe {
  const language = bundledLanguage(project);
  const half = serverHalf(project, choice, language, { folder: 'src/lib/', isReloaded: true });
  const [major = ''] = /\d+/.exec(project.packages.get('astro') ?? '') ?? [];
  return {
    files: [
      ...half.files,
      {
        path: `src/pages/api/inbox/[...path].${language.code}`,
        text: `${language.type("import type { APIRoute } from 'astro';\n")}import { inbox } from '../../../lib/inbox';

export const prerender = false;

export const ALL${language.type(': APIRoute')} = ({ request }) => inbox.handle(request);
`,
      },
      bell('src/components/Inbox', language),
    ],
    edits: [
      ...half.edits,
      config(fileOf(project, 'astro.config', ['mjs', 'ts', 'js'])),
      ...(project.isTypeScript ? [types] : []),
      page,
    ],
    packages: [
      'carillon',
      ...half.packages,
      'react',
      'react-dom',
      ...(project.isTypeScript ? ['@types/react', '@types/react-dom'] : []),
      ...(companions[major] ?? ['@astrojs/node', '@astrojs/react']),
    ],
    start: { script: 'dev' },
    hasBell: true,
    left: [],
  };
}

/** An empty configuration is filled; what else may stand there only its developer knows. */
function config(path: string): Edit {
  return {
    path,
    by(text) {
      if (/@astrojs\/react/.test(text) && /adapter/.test(text)) {
        return text;
      }
      const empty = /defineConfig\(\s*(?:\{\s*\})?\s*\)/;
      if (!empty.test(text)) {
        return undefined;
      }
      const filled = text.replace(
        empty,
        `defineConfig({\n  adapter: node({ mode: 'standalone' }),\n  integrations: [react()],\n})`,
      );
      return filled.replace(
        /^(?=import )/m,
        `import node from '@astrojs/node';\nimport react from '@astrojs/react';\n`,
      );
    },
    byHand: `Add an adapter and React to ${path}: npx astro add react node.`,
  };
}

/** What `astro add react` would add, so that the editor knows JSX. */
const types: Edit = {
  path: 'tsconfig.json',
  by(text) {
    if (/"jsx"/.test(text)) {
      return text;
    }
    const start = /("extends"\s*:\s*"astro\/[^"]*",?)/;
    return start.test(text) && !text.includes('compilerOptions')
      ? text.replace(
          start,
          (found) =>
            `${found.replace(/,?$/, ',')}\n  "compilerOptions": { "jsx": "react-jsx", "jsxImportSource": "react" }${found.endsWith(',') ? ',' : ''}`,
        )
      : undefined;
  },
  byHand: 'Set "jsx": "react-jsx" and "jsxImportSource": "react" in compilerOptions of tsconfig.json.',
};

const page: Edit = {
  path: 'src/pages/index.astro',
  by(text) {
    if (/\bInbox\b/.test(text)) {
      return text;
    }
    const body = /<body[^>]*>\s*?\n?/;
    if (!text.startsWith('---\n') || !body.test(text)) {
      return undefined;
    }
    return text
      .replace(body, (start) => `${start.trimEnd()}\n    ${bellElement.replace(' />', ' client:load />')}\n`)
      .replace('---\n', `---\nimport { Inbox } from '../components/Inbox';\n`);
  },
  byHand: `Show the bell in a page or a layout: import { Inbox } from '../components/Inbox', and ${bellElement.replace(' />', ' client:load />')} in its body.`,
};
