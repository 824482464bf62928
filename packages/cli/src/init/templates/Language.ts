import type { Project } from '../Project.ts';

/** How the files of an app are written: TypeScript or not, and how they import each other. */
export interface Language {
  /** A type annotation, such as `: Request`; empty where the app has no types. */
  type(annotation: string): string;
  /** The ending of a file of code, without a dot. */
  readonly code: 'ts' | 'js' | 'mjs';
  /** The ending of a file of React, without a dot. */
  readonly page: 'tsx' | 'jsx';
  /** The specifier of an import from a file without its ending, such as `./inbox`. */
  from(path: string): string;
}

/** The language of an app that a bundler builds, where imports have no endings. */
export function bundledLanguage({ isTypeScript }: Project): Language {
  return {
    type: (annotation) => (isTypeScript ? annotation : ''),
    code: isTypeScript ? 'ts' : 'js',
    page: isTypeScript ? 'tsx' : 'jsx',
    from: (path) => path,
  };
}

/** The language of a server that Node runs, where imports have endings. `.mjs` is an ES module in every app. */
export function nodeLanguage(project: Project): Language {
  const code = project.isTypeScript ? 'ts' : project.isModule ? 'js' : 'mjs';
  // TypeScript resolves `.js` to the source, in each of its module resolutions.
  return { ...bundledLanguage(project), code, from: (path) => `${path}.${code === 'ts' ? 'js' : code}` };
}
