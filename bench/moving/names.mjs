// Writes what the declarations of the legacy widget 2.0.0 export, and the props and members of it, to tests/legacy/names.json.
import { writeFileSync } from 'node:fs';
import ts from 'typescript';

const entry = new URL('./node_modules/@novu/notification-center/dist/types/index.d.ts', import.meta.url)
  .pathname;
const program = ts.createProgram([entry], {
  skipLibCheck: true,
  strict: true,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2022,
});
const checker = program.getTypeChecker();
const file = program.getSourceFile(entry);
const names = { values: [], types: [], props: {}, members: {} };

/** The members of a query's or a change's state are the query library's: only those that the hook adds are listed. */
const library =
  /^(data|error|is[A-Z]|status|fetchStatus|fail|errorU|dataU|refetch$|remove$|reset$|context$|variables$|mutateAsync$|hasP|fetchP)/;

for (const symbol of checker.getExportsOfModule(checker.getSymbolAtLocation(file))) {
  const meant = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const { name } = symbol;
  if (!(meant.flags & ts.SymbolFlags.Value)) {
    names.types.push(name);
    continue;
  }
  names.values.push(name);
  const signature = checker.getTypeOfSymbolAtLocation(meant, file).getCallSignatures()[0];
  if (signature === undefined) {
    continue;
  }
  if (/^[A-Z]/.test(name)) {
    const [props] = signature.parameters;
    const type = props && checker.getTypeOfSymbolAtLocation(props, file);
    names.props[name] = (type?.getProperties() ?? []).map((one) => one.name).sort();
  } else if (name.startsWith('use')) {
    const members = signature
      .getReturnType()
      .getApparentProperties()
      .map((one) => one.name);
    const isQuery = members.includes('isSuccess');
    names.members[name] = members.filter((one) => !isQuery || !library.test(one)).sort();
  }
}
names.values.sort();
names.types.sort();
const target = new URL('../../tests/legacy/names.json', import.meta.url);
writeFileSync(target, `${JSON.stringify(names, null, 2)}\n`);
