import { execFileSync } from 'node:child_process';

/** What `npm pack` would publish of a built package, by the folder of its manifest. */
export function packed(folder = '.'): { readonly paths: readonly string[]; readonly unpackedSize: number } {
  const output = execFileSync('npm', ['pack', `./${folder}`, '--dry-run', '--json', '--ignore-scripts'], {
    encoding: 'utf8',
  });
  const [found]: { files: { path: string }[]; unpackedSize: number }[] = Object.values(JSON.parse(output));
  return { paths: found?.files.map(({ path }) => path) ?? [], unpackedSize: found?.unpackedSize ?? 0 };
}
