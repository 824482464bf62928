/// <reference types="vite/client" />

/** The parts on a page, and the data attributes of their elements. */
export function drawnNames(): string[] {
  return [...document.querySelectorAll('[data-carillon], [data-carillon] *')].flatMap((element) =>
    [...element.attributes]
      .filter(({ name }) => name.startsWith('data-'))
      .map(({ name, value }) => (name === 'data-carillon' ? value : name)),
  );
}

/** The parts and data attributes that the pages of Storybook and the comments of the code document, with the file. */
export function documentedNames(): [file: string, name: string][] {
  const pages = import.meta.glob<string>('../../stories/{inbox,primitives}/*.mdx', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const code = import.meta.glob<string>('../../src/{inbox,primitives}/**/*.tsx', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const lines = [
    ...Object.entries(pages).flatMap(([file, text]) =>
      (text.split('## Data attributes')[1]?.split('\n## ')[0] ?? '')
        .split('\n')
        .map((line) => [file, line] as const),
    ),
    ...Object.entries(code).flatMap(([file, text]) =>
      text
        .split('\n')
        .filter((line) => line.includes('@selector'))
        .map((line) => [file, line] as const),
    ),
  ];
  return lines.flatMap(([file, line]) => {
    const parts = /data-carillon=((?:"[\w-]+"(?:, )?)+)/.exec(line)?.[1] ?? '';
    const attributes = line.match(/\bdata-(?!carillon\b)[\w-]+/g) ?? [];
    const names = [...(parts.match(/[\w-]+/g) ?? []), ...attributes];
    return names.map((name): [string, string] => [file, name]);
  });
}
