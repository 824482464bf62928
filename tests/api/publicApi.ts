import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { packages } from '../../scripts/packages.mjs';

/** A node of the syntax tree with unchecked members. */
type Node = Readonly<Record<string, unknown>> & { readonly type: string; readonly start: number };

/** Reads a source file by its path in the repository; undefined if there is none. */
export type ReadSource = (path: string) => string | undefined;

/** One name that an entry point exports, and where it is declared. */
export interface PublicName {
  /** As a host writes it, such as `Inbox.Bell`. */
  readonly name: string;
  readonly file: string;
  readonly source: string;
  /** The statement that declares it, with its `export`. */
  readonly statement: Node;
  readonly declaration: Node;
}

/** Reads files of the working tree. */
export const readWorkingTree: ReadSource = (path) =>
  existsSync(path) && /\.tsx?$/.test(path) ? readFileSync(path, 'utf8') : undefined;

/** What a host writes to import something, and the source file of it. */
export type Entry = readonly [entry: string, file: string];

/** The entry points whose names have a limit, and their source files: not the platform's constants, nor the legacy widget's names. */
export const countedEntries = entriesOf('.').filter(
  ([entry]) => !/\*|\.css$|^carillon\/(?:platform-constants|legacy$)/.test(entry),
);

/** The entry points of the packages beside `carillon`, each package with its own limit. */
export const entriesBeside: ReadonlyMap<string, readonly Entry[]> = new Map(
  Object.values(packages).map(({ name, folder }) => [name, entriesOf(folder)]),
);

/** The entry points of a package that have types. */
function entriesOf(folder: string): readonly Entry[] {
  const { name, exports }: { name: string; exports: Record<string, string | { types?: string }> } =
    JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  return Object.entries(exports).flatMap(([entry, files]) =>
    typeof files === 'object' && files.types !== undefined
      ? [[entry.replace('.', name), files.types.replace(/^\.\/dist\/(.+)\.d\.ts$/, 'src/$1.ts')] as const]
      : [],
  );
}

const trees = new Map<string, readonly Node[]>();

function statementsOf(file: string, source: string): readonly Node[] {
  const known = trees.get(`${file}\n${source}`);
  if (known !== undefined) {
    return known;
  }
  const program: unknown = parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts', astType: 'ts' }, file);
  const body = isNode(program) ? listOf(program.body) : [];
  trees.set(`${file}\n${source}`, body);
  return body;
}

/** Every name that an entry point exports, those of its namespaces included. */
export function publicNames(entry: string, read: ReadSource = readWorkingTree): readonly PublicName[] {
  return [...exportsOf(entry, read)].flatMap(([name, found]) =>
    'namespace' in found
      ? publicNames(found.namespace, read).map((inner) => ({ ...inner, name: `${name}.${inner.name}` }))
      : { name, ...found },
  );
}

type Found = Omit<PublicName, 'name'> | { readonly namespace: string };

const exportsOfReaders = new WeakMap<ReadSource, Map<string, Map<string, Found>>>();

/** What a file exports. Read once: index files are asked for again and again. */
function exportsOf(file: string, read: ReadSource): Map<string, Found> {
  const known = exportsOfReaders.get(read) ?? new Map<string, Map<string, Found>>();
  exportsOfReaders.set(read, known);
  const found = known.get(file) ?? findExports(file, read);
  known.set(file, found);
  return found;
}

function findExports(file: string, read: ReadSource): Map<string, Found> {
  const source = read(file);
  if (source === undefined) {
    throw new Error(`There is no ${file}.`);
  }
  const found = new Map<string, Found>();
  const locals = new Map<string, Found>();
  for (const statement of statementsOf(file, source)) {
    for (const [name, declaration] of declaredBy(statement)) {
      locals.set(name, { file, source, statement, declaration });
      if (statement.type === 'ExportNamedDeclaration') {
        found.set(name, { file, source, statement, declaration });
      }
    }
  }
  for (const statement of statementsOf(file, source)) {
    const from = isNode(statement.source) ? String(statement.source.value) : undefined;
    const target = from?.startsWith('.') ? posix.join(posix.dirname(file), from) : undefined;
    if (statement.type === 'ExportAllDeclaration' && target !== undefined) {
      if (isNode(statement.exported)) {
        found.set(nameOf(statement.exported), { namespace: target });
      } else {
        for (const [name, place] of exportsOf(target, read)) {
          found.set(name, place);
        }
      }
    }
    if (statement.type === 'ExportNamedDeclaration') {
      for (const specifier of listOf(statement.specifiers)) {
        const [local, name] = [nameOf(specifier.local), nameOf(specifier.exported)];
        const place = target === undefined ? locals.get(local) : exportsOf(target, read).get(local);
        if (place === undefined && (from === undefined || target !== undefined)) {
          throw new Error(`${file} exports ${name}, which ${from ?? 'it'} does not declare.`);
        }
        if (place !== undefined) {
          found.set(name, place);
        }
      }
    }
  }
  return found;
}

function declaredBy(statement: Node): readonly [name: string, declaration: Node][] {
  const declaration = isNode(statement.declaration) ? statement.declaration : statement;
  if (declaration.type === 'VariableDeclaration') {
    return listOf(declaration.declarations).map((one) => [nameOf(one.id), one]);
  }
  return isNode(declaration.id) ? [[nameOf(declaration.id), declaration]] : [];
}

/** Whether a node has a doc comment with a sentence: a tag such as `@default` alone does not count. */
export function hasSentence(source: string, start: number): boolean {
  const before = source
    .slice(0, start)
    .replace(/(\n\s*\/\/ biome-ignore[^\n]*)+\s*$/, '')
    .trimEnd();
  const comment = before.endsWith('*/') ? before.slice(before.lastIndexOf('/**')) : '';
  const words = comment.replace(/^\/\*\*|\*\/$|^\s*\*/gm, ' ').trim();
  return words !== '' && !words.startsWith('@');
}

/** The members of a public interface or type that lack a sentence. */
export function silentMembers({ declaration, source }: PublicName): readonly string[] {
  const body = isNode(declaration.body) ? declaration.body : declaration.typeAnnotation;
  const members = isNode(body) ? [...listOf(body.body), ...listOf(body.members)] : [];
  const isType = ['TSInterfaceDeclaration', 'TSTypeAliasDeclaration'].includes(declaration.type);
  return (isType ? members : [])
    .filter((member) => isNode(member.key) && nameOf(member.key) !== 'children')
    .filter((member) => !hasSentence(source, member.start))
    .map((member) => (isNode(member.key) ? nameOf(member.key) : ''));
}

/** A type of carillon that a signature names. */
export interface NamedType {
  readonly name: string;
  /** Where it is declared, the same for all who name it. */
  readonly place: string;
}

/** Where something is declared. */
export function placeOf({ file, declaration }: Pick<PublicName, 'file' | 'declaration'>): string {
  return `${file}:${declaration.start}`;
}

/** The types of carillon that a public signature names: those declared in its file or imported from a file of ours. */
export function typesNamedBy(
  { file, source, declaration }: PublicName,
  read: ReadSource = readWorkingTree,
): readonly NamedType[] {
  const ours = new Map<string, string>();
  for (const statement of statementsOf(file, source)) {
    for (const [name, declared] of declaredBy(statement)) {
      if (/^TS(Interface|TypeAlias|Enum)|^Class/.test(declared.type)) {
        ours.set(name, placeOf({ file, declaration: declared }));
      }
    }
    const from = isNode(statement.source) ? String(statement.source.value) : '';
    if (statement.type === 'ImportDeclaration' && from.startsWith('.')) {
      const target = posix.join(posix.dirname(file), from);
      for (const specifier of listOf(statement.specifiers)) {
        const found =
          read(target) === undefined ? undefined : exportsOf(target, read).get(nameOf(specifier.imported));
        if (found !== undefined && !('namespace' in found)) {
          ours.set(nameOf(specifier.local), placeOf(found));
        }
      }
    }
  }
  const named = new Map<string, NamedType>();
  visitSignature(declaration, (name) => {
    const place = ours.get(name);
    if (place !== undefined) {
      named.set(name, { name, place });
    }
  });
  return [...named.values()];
}

/** Walks over the types in a declaration, but not over bodies of functions and values. */
function visitSignature(value: unknown, onType: (name: string) => void): void {
  if (Array.isArray(value)) {
    for (const one of value) {
      visitSignature(one, onType);
    }
  } else if (isNode(value)) {
    const isCode = value.type === 'BlockStatement' || value.type === 'JSXElement';
    if (isCode || (value.type === 'PropertyDefinition' && value.accessibility === 'private')) {
      return;
    }
    if (value.type === 'TSTypeReference' && isNode(value.typeName)) {
      onType(nameOf(value.typeName));
    }
    if (value.type === 'TSInterfaceHeritage' || value.type === 'TSClassImplements') {
      onType(isNode(value.expression) ? nameOf(value.expression) : '');
    }
    for (const [key, child] of Object.entries(value)) {
      // Of a value only its type arguments are visited: `forwardRef<HTMLDivElement, PanelProps>(…)`.
      if (key === 'init' && isNode(child)) {
        visitSignature(child.typeArguments, onType);
      } else if (key !== 'arguments') {
        visitSignature(child, onType);
      }
    }
  }
}

function nameOf(node: unknown): string {
  if (!isNode(node)) {
    return '';
  }
  if (node.type === 'TSQualifiedName') {
    return nameOf(node.left);
  }
  return String(node.name ?? node.value ?? '');
}

function listOf(value: unknown): readonly Node[] {
  return Array.isArray(value) ? value.filter(isNode) : [];
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
