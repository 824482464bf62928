import { type ExportDeclaration, type ImportDeclaration, Node, type SourceFile } from 'ts-morph';
import { providers, styles, target, widget } from './legacyNames.ts';
import type { TextEdit } from './textEdit.ts';
import { goneIn, isOfWidget, namedIn, widgetTexts } from './widgetImports.ts';

/** The edits with which a module loads `carillon/legacy` in place of the widget; with the styles where it imports a provider and `withStyles` is set. */
export function rewriteModule(file: SourceFile, withStyles: boolean): TextEdit[] {
  const edits: TextEdit[] = [];
  for (const { node, isModule } of widgetTexts(file)) {
    const declaration = node.getParent();
    const isList = Node.isImportDeclaration(declaration) || Node.isExportDeclaration(declaration);
    if (isModule && node.getLiteralText() === widget) {
      edits.push(
        ...(isList && goneIn(declaration).length > 0
          ? divided(declaration)
          : [{ start: node.getStart() + 1, end: node.getEnd() - 1, text: target }]),
      );
    }
  }
  const first = withStyles ? file.getImportDeclarations().find(bringsProvider) : undefined;
  if (first !== undefined) {
    edits.push({ start: first.getEnd(), end: first.getEnd(), text: stylesAfter(first) });
  }
  return edits;
}

/** Whether an import is of a provider, as a value: the app is likely to start there. */
function bringsProvider(declaration: ImportDeclaration): boolean {
  return (
    isOfWidget(declaration) &&
    !declaration.isTypeOnly() &&
    (declaration.getNamespaceImport() !== undefined ||
      declaration.getNamedImports().some((one) => !one.isTypeOnly() && providers.includes(one.getName())))
  );
}

/** The import of the styles on a line of its own, with the quotes and the semicolon of another import. */
function stylesAfter(declaration: ImportDeclaration): string {
  const quote = declaration.getModuleSpecifier().getText().charAt(0);
  const end = declaration.getText().endsWith(';') ? ';' : '';
  return `${lineEnd(declaration)}import ${quote}${styles}${quote}${end}`;
}

function lineEnd(node: Node): string {
  return node.getSourceFile().getFullText().includes('\r\n') ? '\r\n' : '\n';
}

/** Names that are gone stay an import of the widget, so that the app still runs; the others move. */
function divided(declaration: ImportDeclaration | ExportDeclaration): TextEdit[] {
  const gone = goneIn(declaration);
  const kept = namedIn(declaration).filter((one) => !gone.some((other) => other === one));
  const [first, last] = [namedIn(declaration)[0], namedIn(declaration).at(-1)];
  const specifier = declaration.getModuleSpecifier();
  const isOnly =
    kept.length === 0 && !(Node.isImportDeclaration(declaration) && declaration.getDefaultImport());
  if (isOnly || first === undefined || last === undefined || specifier === undefined) {
    return [];
  }
  const list = (names: readonly Node[]) => names.map((one) => one.getText()).join(', ');
  const keyword = declaration.getText().match(/^(?:import|export)(?:\s+type\b)?/)?.[0] ?? 'import';
  const quoted = specifier.getText();
  const end = declaration.getText().endsWith(';') ? ';' : '';
  return [
    { start: first.getStart(), end: last.getEnd(), text: separated(declaration, kept) },
    { start: specifier.getStart() + 1, end: specifier.getEnd() - 1, text: target },
    {
      start: declaration.getEnd(),
      end: declaration.getEnd(),
      text: `${lineEnd(declaration)}${keyword} { ${list(gone)} } from ${quoted}${end}`,
    },
  ];
}

/** Names as the list had them: in one line, or each in its own. */
function separated(declaration: ImportDeclaration | ExportDeclaration, names: readonly Node[]): string {
  const [first, second] = namedIn(declaration);
  const between =
    first === undefined || second === undefined
      ? ', '
      : declaration.getSourceFile().getFullText().slice(first.getEnd(), second.getStart());
  return names.map((one) => one.getText()).join(/^\s*,\s*$/.test(between) ? between : ', ');
}
