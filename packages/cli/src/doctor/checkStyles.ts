import { findSources, readText } from '../migrate/sources.ts';
import { type Finding, failed, ok, warning } from './Finding.ts';

/** The entry points whose components need the stylesheet; `carillon-embed` brings its own. */
const drawn = /(?:from|import|require)\s*\(?\s*['"]carillon(?:\/(?:legacy|primitives))?['"]/;
const any = /['"]carillon(?:-embed)?(?:\/[\w/-]+)?['"]/;

/** Whether some file below a folder imports the stylesheet, where one imports what needs it. */
export async function checkStyles(folder: string): Promise<Finding[]> {
  let uses = false;
  let draws = false;
  for (const file of await findSources(folder)) {
    const text = (await readText(file)) ?? '';
    if (text.includes('carillon/styles.css')) {
      return [ok('styles', 'carillon/styles.css is imported')];
    }
    draws ||= drawn.test(text);
    uses ||= any.test(text);
  }
  if (draws) {
    return [
      failed(
        'styles',
        'no file in this folder imports carillon/styles.css',
        'the look: the inbox has no styles',
        "add import 'carillon/styles.css' where your app starts",
      ),
    ];
  }
  return uses
    ? [ok('styles', 'nothing that needs carillon/styles.css is imported')]
    : [
        warning(
          'styles',
          'no file in this folder imports carillon',
          'nothing yet',
          'run this in the folder of the app that shows the inbox',
        ),
      ];
}
