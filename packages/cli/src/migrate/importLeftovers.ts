import type { Node, SourceFile } from 'ts-morph';
import { goneNames, type Leftover, target, widget } from './legacyNames.ts';
import { goneIn, isOfWidget, widgetTexts } from './widgetImports.ts';

/** Imports of a module that stay as they are, and texts that name the widget for another reason. */
export function importLeftovers(file: SourceFile): Leftover[] {
  const gone = [...file.getImportDeclarations(), ...file.getExportDeclarations()]
    .filter(isOfWidget)
    .flatMap(goneIn)
    .map((specifier) => ({
      at: specifier.getStart(),
      seen: `${target} has no ${specifier.getName()}`,
      todo: goneNames[specifier.getName()]?.todo ?? '',
      section: goneNames[specifier.getName()]?.section ?? '',
    }));
  const others = widgetTexts(file)
    .filter(({ node, isModule }) => !isModule || node.getLiteralText() !== widget)
    .map(({ node, isModule }) => otherText(node, isModule));
  return [...gone, ...others];
}

function otherText(node: Node & { getLiteralText(): string }, isModule: boolean): Leftover {
  const text = node.getLiteralText();
  const at = node.getStart();
  if (text.startsWith(`${widget}-`)) {
    return {
      at,
      seen: `${text} is the widget for another framework`,
      todo: 'use the element <carillon-inbox> of carillon-embed',
      section: 'components',
    };
  }
  return isModule
    ? {
        at,
        seen: `${text} is a path inside of the widget`,
        todo: `import what it has from ${target}, if it is there`,
        section: 'everything-that-200-has',
      }
    : {
        at,
        seen: `"${text}" stands in a text`,
        todo: 'look whether it is a setting for the old package, and remove it with that',
        section: 'moving-from-the-legacy-widget',
      };
}
