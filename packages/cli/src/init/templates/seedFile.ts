import type { Driver } from './drivers.ts';
import { stubReader } from './readerFile.ts';

/** The script that makes the tables and sends a message. An ES module by its name, so that Node runs it in every app. */
export function seedFile(driver: Driver, isLive: boolean): string {
  const seen = isLive
    ? 'An open page shows it at once.'
    : 'Load the page again to see it: an open page hears of what its own server sends.';
  return `// Makes the tables of the inbox where they are missing, and sends a message: node inbox/seed.mjs [reader] [title]
import { existsSync, readFileSync } from 'node:fs';
import { createInboxServer } from 'carillon-server';
${driver.imports.join('\n')}

for (const file of ['.env.local', '.env'].filter((name) => existsSync(name))) {
  process.loadEnvFile(file);
}
const [reader = '${stubReader}', title = 'Your inbox works'] = process.argv.slice(2);
${driver.open.join('\n')}
const sql = readFileSync(new URL('migration.sql', import.meta.url), 'utf8');
${driver.migrate}

const inbox = createInboxServer({
  store: ${driver.store},${driver.line === '' ? '' : `\n  line: ${driver.line},`}
  authorize: () => undefined,
});
await inbox.send({ id: reader }, { title, body: 'It came from **inbox/seed.mjs**.' });
await inbox.stop();
${driver.close}
console.log(\`\${reader} has a message: \${title}. ${seen}\`);
`;
}
