import { type JsxAttribute, Node, type SourceFile, SyntaxKind } from 'ts-morph';
import { themeKeys } from '../../../../src/legacy/theme/themeKeys.ts';
import { importLeftovers } from './importLeftovers.ts';
import { type Leftover, providers, themed } from './legacyNames.ts';
import { widgetNames } from './widgetImports.ts';

/** What a module uses of the widget that `carillon/legacy` takes otherwise, and a person must look at. */
export function findLeftovers(file: SourceFile): Leftover[] {
  const nameOf = widgetNames(file);
  const uses = (name: string) =>
    file.getDescendantsOfKind(SyntaxKind.Identifier).some((one) => nameOf(one.getText()) === name);
  const found = importLeftovers(file);
  for (const node of file.getDescendants()) {
    if (Node.isJsxOpeningElement(node) || Node.isJsxSelfClosingElement(node)) {
      const tag = node.getTagNameNode().getText();
      const component = nameOf(tag) ?? '';
      const at = node.getStart();
      const attributes = node.getAttributes();
      const named = attributes.filter(Node.isJsxAttribute);
      const has = (name: string) =>
        named.length < attributes.length || named.some((one) => one.getNameNode().getText() === name);
      if (providers.includes(component) && !has('backendUrl')) {
        found.push({
          at,
          seen: `<${tag}> has no backendUrl, and carillon has no default server: nothing would be requested`,
          todo: 'set backendUrl to the address of your platform, without /v1',
          section: 'props-of-the-provider',
        });
      }
      if (providers.includes(component) && !has('socketUrl')) {
        found.push({
          at,
          seen: `<${tag}> has no socketUrl, so news would be asked for every 30 seconds`,
          todo: 'set socketUrl to the address of your platform’s socket',
          section: 'props-of-the-provider',
        });
      }
      for (const attribute of component === '' ? [] : named) {
        found.push(...inAttribute(component, attribute, uses));
      }
      if (/^notification-center-(content-)?component$/.test(tag)) {
        found.push({
          at,
          seen: `<${tag}> is the element of the widget`,
          todo: 'use <carillon-inbox> of carillon-embed',
          section: 'components',
        });
      }
    }
    if (Node.isBindingElement(node) && nameIn(node) === 'apiService' && ofContext(node, nameOf)) {
      found.push({
        at: node.getStart(),
        seen: 'apiService of useNovuContext is undefined in carillon/legacy',
        todo: 'use the hooks that make those calls',
        section: 'hooks',
      });
    }
  }
  return found;
}

function inAttribute(
  component: string,
  attribute: JsxAttribute,
  uses: (name: string) => boolean,
): Leftover[] {
  const name = attribute.getNameNode().getText();
  const at = attribute.getStart();
  if (name === 'styles' && providers.includes(component)) {
    return [
      { at, seen: 'styles has no effect', todo: 'style the parts by their selectors', section: 'styles' },
    ];
  }
  if (name === 'onActionClick' && uses('useUpdateAction')) {
    return [
      {
        at,
        seen: 'the press of a button is sent to the platform by itself',
        todo: 'remove updateAction from what onActionClick does',
        section: 'what-is-different-even-with-the-old-names',
      },
    ];
  }
  if (name !== 'theme' || !themed.includes(component)) {
    return [];
  }
  const value = attribute.getInitializer()?.getFirstChildByKind(SyntaxKind.ObjectLiteralExpression);
  const unknown = value === undefined ? [] : keysOf(value, '').filter(({ key }) => !known.test(key));
  return unknown.map((one) => ({
    at: one.at,
    seen: `the theme key ${one.key} has no effect`,
    todo: 'use a token, or a selector',
    section: 'theme-keys',
  }));
}

/** The keys that have an effect, below the name of a theme. */
const known = new RegExp(
  `^(?:common\\.fontFamily|(?:light|dark)\\.(?:${Object.keys(themeKeys).join('|').replaceAll('.', '\\.')}))$`,
);

/** The keys of an object that hold no object, each with the names above it. */
function keysOf(object: Node, above: string): { key: string; at: number }[] {
  return object.getChildrenOfKind(SyntaxKind.SyntaxList).flatMap((list) =>
    list.getChildrenOfKind(SyntaxKind.PropertyAssignment).flatMap((property) => {
      const key = `${above}${property.getName()}`;
      const inner = property.getInitializerIfKind(SyntaxKind.ObjectLiteralExpression);
      return inner === undefined ? [{ key, at: property.getStart() }] : keysOf(inner, `${key}.`);
    }),
  );
}

/** The name that a destructured value has in its object. */
function nameIn(element: Node): string | undefined {
  return Node.isBindingElement(element)
    ? (element.getPropertyNameNode()?.getText() ?? element.getName())
    : undefined;
}

/** Whether a name is taken out of what `useNovuContext()` returns. */
function ofContext(element: Node, nameOf: (name: string) => string | undefined): boolean {
  const value = element.getFirstAncestorByKind(SyntaxKind.VariableDeclaration)?.getInitializer();
  return Node.isCallExpression(value) && nameOf(value.getExpression().getText()) === 'useNovuContext';
}
