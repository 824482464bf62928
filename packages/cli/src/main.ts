#!/usr/bin/env node
import { UsageError } from './UsageError.ts';

/** A command: `run` takes what stands behind its name, and resolves to the exit code. */
interface Command {
  readonly usage: string;
  run(parameters: readonly string[]): Promise<number>;
}

// Each is loaded only where it runs: a server and a parser are large.
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  init: () => import('./init/init.ts'),
  dev: () => import('./dev/dev.ts'),
  migrate: () => import('./migrate/migrate.ts'),
  doctor: () => import('./doctor/doctor.ts'),
};

const usage = `carillon <command>

  init      writes an inbox over your own database into your app
  dev       starts a local platform and a page with the inbox
  migrate   rewrites the imports of the legacy widget
  doctor    checks a host app

carillon <command> --help lists the options of a command. https://github.com/carillon-inbox/carillon/blob/main/docs/guides/cli.md`;

process.exitCode = await main(process.argv.slice(2));

async function main([name = '', ...parameters]: readonly string[]): Promise<number> {
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (load === undefined) {
    const asked = /^(--help|-h|help)$/.test(name);
    const unknown = name !== '' && !asked ? `There is no command "${name}".\n\n` : '';
    (asked ? console.log : console.error)(unknown + usage);
    return asked ? 0 : 1;
  }
  const command = await load();
  if (parameters.includes('--help') || parameters.includes('-h')) {
    console.log(command.usage);
    return 0;
  }
  try {
    return await command.run(parameters);
  } catch (error) {
    if (!(error instanceof Error)) {
      throw error;
    }
    const code = String(Object(error).code);
    if (error instanceof UsageError || code.startsWith('ERR_PARSE_ARGS')) {
      console.error(`${error.message}\n\n${command.usage}`);
    } else if ('syscall' in error) {
      console.error(`carillon ${name} stopped: ${error.message}. Mend that and run it again.`);
    } else {
      throw error;
    }
    return 1;
  }
}
