import { existsSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { ts } from 'ts-morph';
import { type Finding, failed, ok } from './Finding.ts';
import { installedPackage } from './findCopies.ts';

const kinds = ts.ModuleResolutionKind;
const known = new Map<ts.ModuleResolutionKind, string>([
  [kinds.Bundler, 'bundler'],
  [kinds.Node16, 'node16'],
  [kinds.NodeNext, 'nodenext'],
]);

/** Whether TypeScript would find the entry points of carillon: in `tsconfig.json`, what it extends and the projects it refers to. */
export async function checkTypeScript(folder: string): Promise<Finding[]> {
  const first = join(folder, 'tsconfig.json');
  if (!existsSync(first)) {
    return [ok('moduleResolution', 'there is no tsconfig.json')];
  }
  const compiler = await installedPackage(folder, 'typescript');
  const byDefault = Number(compiler?.version.split('.')[0] ?? 0) >= 6;
  const { references, isEmpty } = readConfig(first);
  const files = [...(isEmpty ? [] : [first]), ...references].filter((file) => existsSync(file));
  return files.map((file) => {
    const { options } = readConfig(file);
    const name = relative(folder, file);
    const value = resolutionOf(options) ?? (byDefault ? 'what TypeScript 6 and newer have' : undefined);
    return value === undefined
      ? failed(
          'moduleResolution',
          `${name} has ${options.moduleResolution === undefined ? 'none' : 'an old one'}`,
          'types of carillon/data and other entry points: TypeScript cannot find them',
          'set "moduleResolution": "bundler" in compilerOptions, or node16 or nodenext',
        )
      : ok('moduleResolution', `${name} has ${value}`);
  });
}

function resolutionOf({ moduleResolution, module }: ts.CompilerOptions): string | undefined {
  if (moduleResolution !== undefined) {
    return known.get(moduleResolution);
  }
  // Those of Node, and `preserve`, bring one of their own.
  return module !== undefined && module >= ts.ModuleKind.Node16 ? 'that of its module' : undefined;
}

function readConfig(file: string) {
  const { config } = ts.readConfigFile(file, ts.sys.readFile);
  // No list of files is needed, and a large app has many.
  const host: ts.ParseConfigHost = { ...ts.sys, readDirectory: () => [] };
  const { options, projectReferences = [] } = ts.parseJsonConfigFileContent(config, host, dirname(file));
  const references = projectReferences.map(({ path }) => {
    const target = resolve(dirname(file), path);
    return existsSync(target) && statSync(target).isDirectory() ? join(target, 'tsconfig.json') : target;
  });
  const isEmpty = Array.isArray(config?.files) && config.files.length === 0 && references.length > 0;
  return { options, references, isEmpty };
}
