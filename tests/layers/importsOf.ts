import { parseAst } from 'rolldown/parseAst';

/** One import of a file: its target, its kind, and its line. */
export interface FileImport {
  readonly specifier: string;
  readonly how: 'value' | 'type' | 'lazy';
  readonly line: number;
}

/** Every import, re-export, `import()` and `import('…')` type of a TypeScript file. Comments and texts are not read. */
export function importsOf(file: string, source: string): readonly FileImport[] {
  const found: FileImport[] = [];
  const lang = file.endsWith('x') ? 'tsx' : 'ts';
  visit(parseAst(source, { lang, astType: 'ts' }, file), (node) => {
    const specifier = specifierOf(node);
    if (specifier !== undefined) {
      const start = typeof node.start === 'number' ? node.start : 0;
      found.push({ specifier, how: howOf(node), line: source.slice(0, start).split('\n').length });
    }
  });
  return found;
}

type Node = Readonly<Record<string, unknown>>;

function specifierOf(node: Node): string | undefined {
  const named = [
    'ImportDeclaration',
    'ExportNamedDeclaration',
    'ExportAllDeclaration',
    'ImportExpression',
    'TSImportType',
  ];
  const { source } = node;
  if (typeof node.type !== 'string' || !named.includes(node.type) || !isNode(source)) {
    return undefined;
  }
  if (typeof source.value !== 'string') {
    throw new Error('An import whose file is computed cannot be checked: name the file.');
  }
  return source.value;
}

function howOf(node: Node): FileImport['how'] {
  if (node.type === 'ImportExpression') {
    return 'lazy';
  }
  const parts = Array.isArray(node.specifiers) ? node.specifiers.filter(isNode) : [];
  const onlyTypes =
    parts.length > 0 && parts.every((part) => part.importKind === 'type' || part.exportKind === 'type');
  const isType = node.type === 'TSImportType' || node.importKind === 'type' || node.exportKind === 'type';
  return isType || onlyTypes ? 'type' : 'value';
}

function visit(value: unknown, onNode: (node: Node) => void): void {
  if (Array.isArray(value)) {
    for (const item of value) {
      visit(item, onNode);
    }
  } else if (isNode(value)) {
    onNode(value);
    for (const child of Object.values(value)) {
      visit(child, onNode);
    }
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null;
}
