import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { hostBackend } from '../../../../demo/host/backend.ts';
import { defaultConfig, isOrigin } from '../../../../demo/server/config.ts';
import { startPlatform } from '../../../../demo/server/platform.ts';
import { runPlatform } from '../../../../demo/server/runPlatform.ts';
import { seedOnce } from '../../../../demo/server/seed.ts';
import { workflows as demoWorkflows } from '../../../../demo/server/workflows.ts';
import { workflowsWith } from '../../../../demo/server/workflowsWith.ts';
import { UsageError } from '../UsageError.ts';
import { devMessage } from './devMessage.ts';

export const usage = `carillon dev [options]

Starts a local platform and a page with the inbox: no account, no clone.

  --port <number>   the port on 127.0.0.1; 0 lets the system choose  (${defaultConfig.port})
  --data <folder>   keeps the messages in this folder; without it they are in memory and end with the process
  --origin <origin> lets pages of this origin call, too, such as https://app.test or capacitor://localhost; may be given
                    several times. Those of this computer may call already.
  --workflows <file> messages of your app, as JSON; one of the same name replaces that of the samples
  --empty           no messages at the start

The platform is for trial: everybody knows its key.`;

/** Starts the local platform with its host page, and ends with the process. */
export async function run(parameters: readonly string[]): Promise<number> {
  const { workflowsFile, isEmpty, ...options } = readOptions(parameters);
  console.log('Starting a local platform');
  const start = async () => {
    const platform = await startPlatform({
      ...options,
      workflows: workflowsWith(workflowsFile),
      // Beside the built command.
      hostPageDir: fileURLToPath(new URL('host', import.meta.url)),
      extend: hostBackend,
    });
    if (!isEmpty) {
      await seedOnce({ database: platform.database, workflows: demoWorkflows });
    }
    return platform;
  };
  await runPlatform(start, {
    hint: 'carillon dev --help lists the options.',
    started: (url) => devMessage(url, options.dataDir, platformKeys),
    reason: inOptions,
  });
  return 0;
}

/** What the platform says, which names its settings as environment variables, in the options of the command. */
export function inOptions(reason: string): string {
  return reason
    .replaceAll(/\bPORT\b/g, '--port')
    .replaceAll(/\bDATA_DIR\b/g, '--data')
    .replaceAll(/\bWORKFLOWS\b/g, '--workflows');
}

const { apiKey, applicationIdentifier } = defaultConfig;
const platformKeys = { apiKey, applicationIdentifier };

interface DevOptions {
  readonly port: number;
  readonly dataDir: string | null;
  readonly allowedOrigins: readonly string[];
  readonly workflowsFile: string | undefined;
  readonly isEmpty: boolean;
}

/** The options of the command. Throws a `UsageError` that names what is wrong. */
export function readOptions(parameters: readonly string[]): DevOptions {
  const { values } = parseArgs({
    args: [...parameters],
    options: {
      port: { type: 'string' },
      data: { type: 'string' },
      origin: { type: 'string', multiple: true, default: [] },
      workflows: { type: 'string' },
      empty: { type: 'boolean', default: false },
    },
  });
  const port = Number(values.port ?? defaultConfig.port);
  if (values.port?.trim() === '' || !Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new UsageError(`--port takes a whole number from 0 to 65535, and not "${values.port}".`);
  }
  if (values.data?.trim() === '') {
    throw new UsageError('--data takes the name of a folder, and not an empty text.');
  }
  if (values.workflows?.trim() === '') {
    throw new UsageError('--workflows takes the name of a file, and not an empty text.');
  }
  const other = values.origin.find((origin) => !isOrigin(origin));
  if (other !== undefined) {
    throw new UsageError(
      `--origin takes an origin such as https://app.test, without a path, and not "${other}".`,
    );
  }
  return {
    port,
    dataDir: values.data === undefined ? null : resolve(values.data),
    allowedOrigins: values.origin,
    workflowsFile: values.workflows === undefined ? undefined : resolve(values.workflows),
    isEmpty: values.empty,
  };
}
