import { readdirSync, readFileSync } from 'node:fs';
import { parseAst } from 'rolldown/parseAst';
import { expect, test } from 'vitest';

/**
 * Elements that set `data-carillon` themselves and also spread the props of a host, which could replace it: `part` sets it there.
 * On a component the attribute would lose against the component's own identity, which only `data-carillon-as` replaces.
 */
function unsafeIdentities(file: string, source: string): string[] {
  const found: string[] = [];
  visit(parseAst(source, { lang: 'tsx', astType: 'ts' }, file), (node) => {
    const attributes = Array.isArray(node.attributes) ? node.attributes.filter(isNode) : [];
    if (node.type !== 'JSXOpeningElement' || !attributes.some((one) => nameOf(one) === 'data-carillon')) {
      return;
    }
    const line = source.slice(0, Number(node.start)).split('\n').length;
    const isComponent = isNode(node.name) && /^[A-Z]/.test(String(node.name.name ?? 'Member'));
    const spreads = attributes.some(({ type }) => type === 'JSXSpreadAttribute');
    if (isComponent || spreads) {
      found.push(`${file}:${line}`);
    }
  });
  return found;
}

type Node = Readonly<Record<string, unknown>>;

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null;
}

function nameOf({ name }: Node): unknown {
  return isNode(name) ? name.name : undefined;
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

test('no part lets a host replace its identity by accident', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx$/.test(file))
    .map((file) => `src/${file}`);
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap((file) => unsafeIdentities(file, readFileSync(file, 'utf8')))).toEqual([]);
});

test('an identity beside the props of a host is found, and one on a component', () => {
  const source =
    '<><a data-carillon="one" {...rest} />\n<Two data-carillon="two" />\n<b data-carillon="three" /></>';
  expect(unsafeIdentities('a.tsx', source)).toEqual(['a.tsx:1', 'a.tsx:2']);
});
