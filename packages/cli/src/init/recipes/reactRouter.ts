import type { Choice } from '../choices.ts';
import { fileOf, type Project } from '../Project.ts';
import { bundledLanguage } from '../templates/Language.ts';
import { childrenOfLayout, placeBell, withImport } from './edits.ts';
import type { Edit, Recipe } from './Recipe.ts';
import { bell, bellElement, type Migrations, serverHalf } from './shared.ts';

/** React Router as a framework: a resource route for all routes, and the bell in the root. */
export function reactRouterRecipe(project: Project, choice: Choice & Migrations): Recipe {
  const language = bundledLanguage(project);
  // What ends in `.server` never comes into the page.
  const half = serverHalf(project, choice, language, { folder: 'app/', suffix: '.server', isReloaded: true });
  const argument = `{ request }${language.type(': { request: Request }')}`;
  return {
    files: [
      ...half.files,
      {
        path: `app/routes/inbox-api.${language.code}`,
        text: `import { inbox } from '../inbox.server';

const handle = (${argument}) => inbox.handle(request);

export { handle as action, handle as loader };
`,
      },
      bell('app/components/inbox', language),
    ],
    edits: [
      ...half.edits,
      routes(`app/routes.${language.code}`, language.code),
      prepared(fileOf(project, 'vite.config', ['ts', 'js', 'mts', 'mjs'])),
      placeBell(`app/root.${language.page}`, childrenOfLayout, bellElement, './components/inbox'),
    ],
    packages: ['carillon', ...half.packages],
    start: { script: 'dev' },
    hasBell: true,
    left: [],
  };
}

function routes(path: string, code: string): Edit {
  const entry = `route('api/inbox/*', 'routes/inbox-api.${code}')`;
  return {
    path,
    by(text) {
      if (text.includes('api/inbox')) {
        return text;
      }
      const list = /export default \[(\s*)/;
      if (!list.test(text)) {
        return undefined;
      }
      const added = text.replace(
        list,
        (_, space: string) => `export default [${space}${entry},${space || ' '}`,
      );
      const known = /\{([^}]*)\}(\s*from\s*['"]@react-router\/dev\/routes['"])/;
      const names = known.exec(text)?.[1] ?? '';
      if (/(?:^|,)\s*route\s*(?:,|$)/.test(names)) {
        return added;
      }
      return known.test(text)
        ? added.replace(
            known,
            (_, before: string, after: string) => `{${before.replace(/,?\s*$/, '')}, route }${after}`,
          )
        : withImport(added, `import { route } from '@react-router/dev/routes';`);
    },
    byHand: `Add the route to ${path}: ${entry}.`,
  };
}

/** Has Vite prepare carillon before the first page is opened, which would else be loaded with half of its code. */
function prepared(path: string): Edit {
  const option = `optimizeDeps: { include: ['carillon', 'carillon/backends'] },`;
  return {
    path,
    by: (text) =>
      text.includes('optimizeDeps')
        ? text
        : text.replace('defineConfig({', (start) => `${start}\n  ${option}`),
    byHand: `Add to ${path}: ${option}`,
  };
}
