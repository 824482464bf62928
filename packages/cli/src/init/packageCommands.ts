import { spawn } from 'node:child_process';
import type { PackageManager, Project } from './Project.ts';

const add = {
  npm: ['install', '--save-dev'],
  pnpm: ['add', '--save-dev'],
  yarn: ['add', '--dev'],
  bun: ['add', '--dev'],
} as const;

/** The commands that install what an app lacks: types and tools of development apart from the rest. Each is a list of words. */
export function installCommands(
  { packages, manager }: Project,
  wanted: readonly string[],
): readonly (readonly string[])[] {
  const missing = wanted.filter((one) => !packages.has(one.replace(/(?<=.)@.*$/, '')));
  const isOfDevelopment = (name: string) => name.startsWith('@types/');
  const [verb, flag] = add[manager];
  return [
    [manager, verb, ...missing.filter((name) => !isOfDevelopment(name))],
    [manager, verb, flag, ...missing.filter(isOfDevelopment)],
  ].filter((words) => words.length > (words.includes(flag) ? 3 : 2));
}

/** Runs a command in a folder, with its output in the terminal. Resolves to whether it succeeded. */
export function runCommand(
  folder: string,
  [program = '', ...parameters]: readonly string[],
): Promise<boolean> {
  return new Promise((resolve) => {
    const isWindows = process.platform === 'win32';
    spawn(program, parameters, { cwd: folder, stdio: 'inherit', shell: isWindows })
      .on('error', () => resolve(false))
      .on('exit', (code) => resolve(code === 0));
  });
}

/** How a script of `package.json` is run. */
export function scriptCommand(manager: PackageManager, script: string): string {
  return manager === 'npm' || manager === 'bun' ? `${manager} run ${script}` : `${manager} ${script}`;
}
