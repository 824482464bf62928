const topFolder = /^(?:\.storybook|bench|demo|docs|packages|registry|scripts|src|stories|tests)(?:\/|$)/;
const fileName = /^(?!carillon\/)[\w./-]*\w\.(?:tsx?|m[jt]s|mdx?|json|css|grit|patch)$/;

/**
 * The files and folders that a page names as code and that are not there. A path begins in the repository or in any of its folders;
 * a bare name lies below a folder that its section names. `<tag>` and `*` stand for any name. Fenced code is left out.
 */
export function missingFiles(page: string, files: readonly string[]): readonly string[] {
  return page
    .replaceAll(/^```[\s\S]*?^```/gm, '')
    .split(/^(?=#+ )/m)
    .flatMap((section) => missingInSection(section, files));
}

function missingInSection(section: string, files: readonly string[]): readonly string[] {
  const code = [...section.matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text);
  const words = code.flatMap((text) => text.split(/[\s'"]+/)).map((word) => word.replace(/#.*$/, ''));
  const paths = words.filter((word) => topFolder.test(word));
  const others = words.filter((word) => !topFolder.test(word) && fileName.test(word));
  const named = paths.map((path) => `${patternOf(path.replace(/\/[^/]*[.*][^/]*$/, ''))}/(?:.*/)?`);
  const isThere = (pattern: string) => files.some((file) => new RegExp(pattern).test(file));
  return [
    ...paths.filter((path) => !isThere(`^${patternOf(path)}(?:/|$)`)),
    ...others.filter((name) => {
      const folders = name.includes('/') ? '.*/' : ['', ...named].join('|');
      return !isThere(`^(?:${folders})${patternOf(name)}$`);
    }),
  ];
}

function patternOf(path: string): string {
  return path
    .replace(/\/$/, '')
    .replaceAll('.', '\\.')
    .replaceAll(/<\w+>|\*/g, '[^/]+');
}
