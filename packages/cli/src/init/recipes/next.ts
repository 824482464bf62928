import type { Choice } from '../choices.ts';
import { fileOf, type Project } from '../Project.ts';
import { bundledLanguage } from '../templates/Language.ts';
import { childrenOfLayout, placeBell } from './edits.ts';
import type { Recipe } from './Recipe.ts';
import { bell, bellElement, type Migrations, serverHalf } from './shared.ts';

/** Next.js with the app router: a route handler for all routes, and the bell in the root layout. */
export function nextRecipe(project: Project, choice: Choice & Migrations): Recipe {
  const language = bundledLanguage(project);
  const { base } = project;
  const half = serverHalf(project, choice, language, { folder: `${base}lib/`, isReloaded: true });
  return {
    files: [
      ...half.files,
      {
        path: `${base}app/api/inbox/[...path]/route.${language.code}`,
        text: `import { inbox } from '../../../../lib/inbox';

const handle = (request${language.type(': Request')}) => inbox.handle(request);

export { handle as DELETE, handle as GET, handle as PATCH, handle as POST };
`,
      },
      bell(`${base}components/inbox`, language, true),
    ],
    edits: [
      ...half.edits,
      placeBell(
        fileOf(project, `${base}app/layout`, ['tsx', 'jsx', 'js']),
        childrenOfLayout,
        bellElement,
        '../components/inbox',
      ),
    ],
    packages: ['carillon', ...half.packages],
    start: { script: 'dev' },
    hasBell: true,
    left: [],
  };
}
