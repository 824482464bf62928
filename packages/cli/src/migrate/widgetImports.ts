import {
  type CallExpression,
  type ExportDeclaration,
  type ImportDeclaration,
  Node,
  type SourceFile,
  SyntaxKind,
} from 'ts-morph';
import { goneNames, target, widget } from './legacyNames.ts';

/** A text in code that is the widget's package, or a path in it, or a package of its family. */
export interface WidgetText {
  readonly node: Node & { getLiteralText(): string };
  /** Whether a module is loaded, declared or mocked by it. */
  readonly isModule: boolean;
}

/** All texts of a file that name a package of the widget. */
export function widgetTexts(file: SourceFile): WidgetText[] {
  return file.getDescendants().flatMap((node) => {
    const isText = Node.isStringLiteral(node) || Node.isNoSubstitutionTemplateLiteral(node);
    return isText && node.getLiteralText().startsWith(widget) ? [{ node, isModule: loadsModule(node) }] : [];
  });
}

function loadsModule(text: Node): boolean {
  const parent = text.getParent();
  if (Node.isCallExpression(parent)) {
    return parent.getArguments()[0] === text && loads(parent);
  }
  return (
    Node.isImportDeclaration(parent) ||
    Node.isExportDeclaration(parent) ||
    Node.isExternalModuleReference(parent) ||
    Node.isModuleDeclaration(parent) ||
    (Node.isLiteralTypeNode(parent) && Node.isImportTypeNode(parent.getParent()))
  );
}

/** `import()`, `require()`, and what test runners have in their place. */
function loads(call: CallExpression): boolean {
  const callee = call.getExpression();
  return (
    callee.getKind() === SyntaxKind.ImportKeyword ||
    /^(?:require|require\.resolve|(?:jest|vi|vitest)\.\w+)$/.test(callee.getText())
  );
}

/** What a name of the file is in the widget, for names that are imported from it or from `carillon/legacy`. */
export function widgetNames(file: SourceFile): (name: string) => string | undefined {
  const names = new Map<string, string>();
  const namespaces: string[] = [];
  for (const declaration of file.getImportDeclarations().filter(isOfWidget)) {
    for (const specifier of declaration.getNamedImports()) {
      names.set(specifier.getAliasNode()?.getText() ?? specifier.getName(), specifier.getName());
    }
    const namespace = declaration.getNamespaceImport()?.getText();
    if (namespace !== undefined) {
      namespaces.push(namespace);
    }
  }
  return (name) => {
    const [first = '', member] = name.split('.');
    return member !== undefined && namespaces.includes(first) ? member : names.get(name);
  };
}

/** Whether a declaration imports or exports names of the widget, wherever they come from by now. */
export function isOfWidget(declaration: ImportDeclaration | ExportDeclaration): boolean {
  const from = declaration.getModuleSpecifierValue();
  return from === widget || from === target;
}

/** The names of an import or export that `carillon/legacy` does not have. */
export function goneIn(declaration: ImportDeclaration | ExportDeclaration) {
  return namedIn(declaration).filter((specifier) => Object.hasOwn(goneNames, specifier.getName()));
}

/** The names in the braces of an import or export. */
export function namedIn(declaration: ImportDeclaration | ExportDeclaration) {
  return Node.isImportDeclaration(declaration)
    ? declaration.getNamedImports()
    : declaration.getNamedExports();
}
