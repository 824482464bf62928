import { randomUUID } from 'node:crypto';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { initApp } from '../../packages/cli/src/init/init.ts';
import { terminal } from '../../packages/cli/src/init/Questions.ts';
import { conformanceOf, openInitHost } from './initHost.ts';

const migrations = pathToFileURL(`${resolve('packages/server/migrations')}/`);

/** How many cases have nothing to try here: preferences without workflows, and a token where headers say who the reader is. */
const skipped = 4;

// In the repository, whose packages the apps find: nothing is installed. `npm run test:hosts` has the frameworks that need that.
test.each([
  { template: 'hono', command: ['npx', 'tsx', 'src/index.ts'] },
  { template: 'express', command: ['node', 'index.js'] },
] as const)(
  'an empty app of $template that init has written the inbox into passes the conformance suite',
  async ({ template, command }) => {
    const folder = resolve(join('node_modules/.cache', `init-${randomUUID()}`));
    const host = await openInitHost(template, folder);
    try {
      const surroundings = { folder, migrations, questions: terminal, print: () => {} };
      expect(await initApp(['--yes', '--store', 'sqlite', '--no-install'], surroundings)).toBe(0);
      expect(await host.run('node', 'inbox/seed.mjs')).toContain('demo-reader has a message');
      const [program, ...parameters] = command;
      const url = await host.start(program, ...parameters);
      const listed = await fetch(`${url}/api/inbox/messages`);
      expect(await listed.json()).toMatchObject({ messages: [{ title: 'Your inbox works' }] });
      expect(await conformanceOf(url)).toMatch(
        new RegExp(`^\\d+ passed, 0 failed, 0 known gaps, ${skipped} skipped$`),
      );
    } finally {
      await host.close();
    }
  },
);
