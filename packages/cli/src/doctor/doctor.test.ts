import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import { subscriberHash } from '../../../../demo/server/auth/secrets.ts';
import type { Platform } from '../../../../demo/server/platform.ts';
import { startTestPlatform } from '../../../../demo/server/testPlatform.ts';
import { UsageError } from '../UsageError.ts';
import { checkVersions } from './checkVersions.ts';
import { doctorReport, examine, run } from './doctor.ts';

let folder: string;
const servers: Server[] = [];

beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'carillon-doctor-')));
  await install({ react: '19.2.0', 'react-dom': '19.2.0', carillon: '0.1.0' });
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

async function write(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

function install(versions: Readonly<Record<string, string>>, modules = 'node_modules'): Promise<void> {
  return write(
    Object.fromEntries(
      Object.entries(versions).map(([name, version]) => [
        `${modules}/${name}/package.json`,
        JSON.stringify({ name, version }),
      ]),
    ),
  );
}

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  servers.push(server);
  await new Promise((resolve) => server.once('listening', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** What is not as it should be, in short. */
async function faults(parameters: string[] = [], env: Record<string, string> = {}): Promise<string[]> {
  const findings = await examine(parameters, folder, env);
  for (const { state, breaks, todo } of findings) {
    expect([breaks !== undefined, todo !== undefined]).toEqual([state !== 'ok', state !== 'ok']);
  }
  return findings
    .filter(({ state }) => state !== 'ok')
    .map(({ check, state, seen }) => `${state} ${check}: ${seen}`);
}

const app = { 'src/App.tsx': "import { InboxPopover } from 'carillon';\nimport 'carillon/styles.css';\n" };

describe('versions', () => {
  beforeEach(() => write(app));

  test('of an ordinary host are right', async () => {
    expect(await faults()).toEqual([]);
  });

  test('of the types of React are no copies of it', async () => {
    await install({ react: '19.3.0', 'react-dom': '19.3.0' }, 'node_modules/@types');
    expect(await faults()).toEqual([]);
  });

  test.each([
    [{ react: '17.0.2', 'react-dom': '17.0.2' }, 'failed react: React 17.0.2'],
    [{ react: '18.1.0', 'react-dom': '18.1.0' }, 'failed react: React 18.1.0'],
    [{ react: '19.2.0', 'react-dom': '19.1.0' }, 'failed react: react is 19.2.0 and react-dom is 19.1.0'],
  ])('that carillon does not run with are told: %o', async (versions, told) => {
    await install(versions);
    expect(await faults()).toEqual([told]);
  });

  test('that are missing are told', async () => {
    await rm(join(folder, 'node_modules'), { recursive: true });
    expect(await faults()).toEqual([
      'failed react: react is not installed for this folder',
      'failed carillon: carillon is not installed for this folder',
    ]);
  });

  test('of an old Node are told', async () => {
    expect((await checkVersions(folder, true, '20.18.3'))[0]).toMatchObject({
      state: 'failed',
      check: 'node',
    });
    expect((await checkVersions(folder, true, '22.0.0'))[0]).toMatchObject({ state: 'ok' });
  });

  test('of a package that is installed twice are told with their places, and a link is no second copy', async () => {
    await install({ carillon: '0.0.9' }, 'node_modules/@company/ui/node_modules');
    await install({ react: '18.3.1' }, 'node_modules/chart/node_modules');
    await symlink(join(folder, 'node_modules/carillon'), join(folder, 'node_modules/@company/carillon'));
    expect(await faults()).toEqual([
      'failed react copies: react is installed 2 times: 18.3.1 in node_modules/chart/node_modules/react, 19.2.0 in node_modules/react',
      'failed carillon: carillon is installed 2 times: 0.0.9 in node_modules/@company/ui/node_modules/carillon, 0.1.0 in node_modules/carillon',
    ]);
  });

  test('of a store of links are counted by what the links lead to', async () => {
    await rm(join(folder, 'node_modules/carillon'), { recursive: true });
    for (const peers of ['react@18', 'react@19']) {
      await install({ carillon: '0.1.0' }, `node_modules/.pnpm/carillon@0.1.0_${peers}/node_modules`);
    }
    const store = join(folder, 'node_modules/.pnpm/carillon@0.1.0_react@19/node_modules/carillon');
    await symlink(store, join(folder, 'node_modules/carillon'));
    expect(await faults()).toEqual([
      expect.stringMatching(/^failed carillon: carillon is installed 2 times: /),
    ]);
  });
});

describe('moduleResolution', () => {
  beforeEach(() => write(app));

  test.each([
    ['"moduleResolution": "bundler", // as Vite has it', undefined],
    ['"module": "NodeNext"', undefined],
    ['"moduleResolution": "Node16", "module": "Node16"', undefined],
    ['"moduleResolution": "node"', 'failed moduleResolution: tsconfig.json has an old one'],
    ['"module": "esnext"', 'failed moduleResolution: tsconfig.json has none'],
  ])('is read from a tsconfig.json with { %s }', async (compilerOptions, told) => {
    await write({ 'tsconfig.json': `{ "compilerOptions": { ${compilerOptions}\n }, }` });
    expect(await faults()).toEqual(told === undefined ? [] : [told]);
  });

  test('is read from what is extended, and from projects that are referred to', async () => {
    await write({
      'base.json': '{ "compilerOptions": { "moduleResolution": "node10" } }',
      'tsconfig.json':
        '{ "files": [], "references": [{ "path": "./tsconfig.app.json" }, { "path": "./server" }] }',
      'tsconfig.app.json': '{ "compilerOptions": { "moduleResolution": "bundler" } }',
      'server/tsconfig.json': '{ "extends": "../base.json" }',
    });
    expect(await faults()).toEqual(['failed moduleResolution: server/tsconfig.json has an old one']);
  });

  test('may be left out with a TypeScript whose own choice is right', async () => {
    await install({ typescript: '7.0.2' });
    await write({ 'tsconfig.json': '{}' });
    expect(await faults()).toEqual([]);
  });
});

describe('styles', () => {
  test('are missed where a component is imported, and not where only data is', async () => {
    await write({ 'src/App.jsx': "import { InboxPopover } from 'carillon';" });
    expect(await faults()).toEqual(['failed styles: no file in this folder imports carillon/styles.css']);
    await write({ 'src/main.css': '@import "carillon/styles.css";' });
    expect(await faults()).toEqual([]);
    await write({ 'src/App.jsx': "import { useCount } from 'carillon/data';", 'src/main.css': '' });
    expect(await faults()).toEqual([]);
  });

  test('are not looked for in what is installed, and a folder without the inbox is told', async () => {
    await write({ 'node_modules/other/index.js': "import 'carillon/styles.css'; import 'carillon';" });
    expect(await faults()).toEqual(['warning styles: no file in this folder imports carillon']);
  });
});

describe('a content security policy', () => {
  beforeEach(() => write(app));
  const targets = ['--socket', 'http://127.0.0.1:9', '--backend', 'http://127.0.0.1:9'];
  const own = /^(?:failed|warning) (?:connect-src|style-src|img-src|page)/;

  async function told(policy: string | undefined, html = '<p>'): Promise<string[]> {
    const url = await serve((_request, response) => {
      response.setHeader('content-type', 'text/html');
      if (policy !== undefined) {
        response.setHeader('content-security-policy', policy);
      }
      response.end(html);
    });
    return (await faults(['--url', url, ...targets])).filter((line) => own.test(line));
  }

  test.each([
    undefined,
    "script-src 'self'",
    'connect-src *',
    'connect-src http://127.0.0.1:9 ws://127.0.0.1:*; img-src https:',
    "default-src 'none'; connect-src http: ws:; style-src 'self'; img-src *",
  ])('that lets the inbox work is accepted: %s', async (policy) => {
    expect(await told(policy)).toEqual([]);
  });

  const socket = 'failed connect-src: ws://127.0.0.1:9 is not allowed';
  const backend = 'failed connect-src: http://127.0.0.1:9 is not allowed';
  test.each([
    ["connect-src 'self'", [backend, socket]],
    // As Chromium has it: a host without a scheme has that of the page.
    ['connect-src 127.0.0.1:9', [socket]],
    ['connect-src http://127.0.0.1:9/v2/ ws://*.example.com:9', [backend, socket]],
    ["style-src 'none'", ['failed style-src: no stylesheet may be loaded']],
    ["img-src 'self' data:", ["warning img-src: pictures may come from 'self' data: only"]],
    ['connect-src *, connect-src https:', [backend, socket]],
  ])('that does not is told with what it lacks: %s', async (policy, lines) => {
    expect(await told(policy)).toEqual(lines);
  });

  test('in the HTML counts too', async () => {
    const html = `<meta http-equiv="Content-Security-Policy" content="connect-src 'self' http://127.0.0.1:9">`;
    expect(await told(undefined, html)).toEqual([socket]);
  });

  test('of a page that does not answer cannot be checked, which is told', async () => {
    expect(await faults(['--url', 'http://127.0.0.1:9'])).toEqual([
      'failed page: http://127.0.0.1:9 does not answer',
    ]);
  });
});

describe('a platform', () => {
  let platform: Platform;
  let strict: Platform;
  const secret = 'a secret of the test';
  const identity = ['--app', 'demo-app', '--subscriber', 'ada'];
  beforeAll(async () => {
    platform = await startTestPlatform({ apiKey: secret });
    strict = await startTestPlatform({
      apiKey: secret,
      requireSubscriberHash: true,
      allowedOrigins: ['https://app.example.com'],
    });
  });
  afterAll(() => Promise.all([platform?.close(), strict?.close()]));
  beforeEach(() => write(app));

  test('that answers, lets the origin call and opens a WebSocket is as it should be', async () => {
    const addresses = ['--backend', strict.url, '--socket', strict.url];
    const origin = ['--origin', 'https://app.example.com'];
    const findings = await examine([...addresses, ...origin, ...identity], folder, {
      CARILLON_SECRET: secret,
    });
    expect(findings.filter(({ state }) => state === 'ok').map(({ check }) => check)).toEqual([
      ...['node', 'react', 'carillon', 'moduleResolution', 'styles'],
      ...['backend', 'cors', 'socket', 'hash at the platform', 'hash required'],
    ]);
    expect(findings).toHaveLength(10);
  });

  test('that does not let an origin call is told', async () => {
    expect(await faults(['--backend', strict.url, '--origin', 'https://other.example.com'])).toEqual([
      'failed cors: https://other.example.com is not allowed; PATCH is not allowed; the header Authorization is not allowed; the header Content-Type is not allowed',
    ]);
  });

  test('that is somewhere else is told', async () => {
    const page = await serve((_request, response) => response.writeHead(404).end());
    expect(await faults(['--backend', page, '--socket', page])).toEqual([
      `failed backend: ${page}/v1/widgets/preferences answers 404, and a platform would answer 401 without a token`,
      `failed socket: ${page}/socket.io/ answers 404, and opens no WebSocket`,
    ]);
    expect(await faults(['--backend', 'http://127.0.0.1:9', '--socket', 'ws://127.0.0.1:9'])).toEqual([
      'failed backend: http://127.0.0.1:9 does not answer',
      'failed socket: http://127.0.0.1:9/socket.io/ does not answer',
    ]);
    expect(await faults(['--backend', `${platform.url}/v1`])).toEqual([
      'failed backend: the address ends with a version',
    ]);
    expect(await faults(['--socket', platform.url, '--socket-path', '/other'])).toEqual([
      `failed socket: ${platform.url}/other/ ends the connection at once`,
    ]);
  });

  test('that answers by http is told to a page by https', async () => {
    const http = ['--backend', 'http://carillon.invalid', '--origin', 'https://app.example.com'];
    expect(await faults(http)).toEqual([
      'failed mixed content: https://app.example.com is https and http://carillon.invalid is http',
      'failed backend: http://carillon.invalid does not answer',
    ]);
  });

  test('that takes no hash of this secret is told, and one that needs none is a warning', async () => {
    const at = (one: Platform) => ['--backend', one.url, ...identity];
    expect(await faults(at(platform), { CARILLON_SECRET: secret })).toEqual([
      'warning hash required: the platform opens a session without a hash, too',
    ]);
    const [refused, ...others] = await faults(at(strict), { CARILLON_SECRET: 'another' });
    expect(refused).toMatch(/^failed hash at the platform: the platform answers 4\d\d$/);
    expect(others).toEqual([]);
  });
});

describe('without the secret', () => {
  const identity = ['--app', 'demo-app', '--subscriber', 'ada'];
  const leftOut = 'warning hash: not compared, since CARILLON_SECRET is not set';
  beforeEach(() => write(app));

  test('what needs none is looked at, and what was left out is told', async () => {
    const findings = await examine(['--subscriber', 'ada'], folder, {});
    expect(findings.map(({ check }) => check)).toContain('styles');
    expect(await faults(['--subscriber', 'ada'])).toEqual([leftOut]);
  });

  test('a platform is asked whether it needs a hash, and whether it takes that of the host’s server', async () => {
    const secret = 'a secret of the test';
    const strict = await startTestPlatform({ apiKey: secret, requireSubscriberHash: true });
    onTestFinished(() => strict.close());
    const at = ['--backend', strict.url, ...identity];
    expect(await faults(at)).toEqual([leftOut]);
    const checks = (hash: string) => examine(at, folder, { CARILLON_HASH: hash });
    expect((await checks(subscriberHash('ada', secret))).map(({ check, state }) => [check, state])).toEqual(
      expect.arrayContaining([
        ['hash at the platform', 'ok'],
        ['hash required', 'ok'],
      ]),
    );
    expect(
      (await checks(subscriberHash('eve', secret))).map(({ check, state }) => [check, state]),
    ).toContainEqual(['hash at the platform', 'failed']);
  });
});

test('what was not looked at is told with the option that asks for it', async () => {
  await write(app);
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
  const print = vi.spyOn(console, 'log').mockReturnValue();
  await run(['--subscriber', 'ada']);
  await run(['--json']);
  const [report, json] = print.mock.calls.flat().map(String);
  vi.restoreAllMocks();
  expect(report).toContain(
    'Left out: content security policy (--url), platform (--backend), live connection (--socket), own server (--rest).',
  );
  expect(JSON.parse(json ?? '').leftOut).toEqual([
    ...['content security policy (--url)', 'platform (--backend)', 'live connection (--socket)'],
    ...['own server (--rest)', 'subscriber hash (--subscriber)'],
  ]);
});

describe('what a page says', () => {
  const hostile = '\u001b]0owned\u0007\u009b2J\u202eexe\u2028\u{e0041}';

  test('reaches the terminal, and a program, without its control characters', async () => {
    const url = await serve((_request, response) => {
      response.setHeader('content-type', 'text/html');
      response.end(`<meta http-equiv="Content-Security-Policy" content="img-src 'self'${hostile}">`);
    });
    await write(app);
    vi.spyOn(process, 'cwd').mockReturnValue(folder);
    const print = vi.spyOn(console, 'log').mockReturnValue();
    await run(['--url', url]);
    await run(['--url', url, '--json']);
    const [report, json] = print.mock.calls.flat().map(String);
    vi.restoreAllMocks();
    expect(report).toContain(
      "pictures may come from 'self'\\u{1b}]0owned\\u{7}\\u{9b}2J\\u{202e}exe \\u{e0041} only",
    );
    expect(json).toContain("'self'\\u001b]0owned\\u0007\\u009b2J\\u202eexe \\udb40\\udc41 only");
    for (const printed of [report, json]) {
      expect(printed?.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
    }
    expect(JSON.parse(json ?? '').findings.map(({ seen }: { seen: string }) => seen)).toContain(
      "pictures may come from 'self'\u001b]0owned\u0007\u009b2J\u202eexe \u{e0041} only",
    );
  });
});

describe('the hash of a host', () => {
  const secret = 'a secret of the test';
  const right = subscriberHash('ada', secret);
  beforeEach(() => write(app));

  test.each([
    ['right', right, []],
    [
      'in capitals',
      right.toUpperCase(),
      ['failed hash of your server: it is right, but not written in small hexadecimal letters'],
    ],
    [
      'of another id',
      subscriberHash('eve', secret),
      ['failed hash of your server: it is that of another id or secret'],
    ],
  ])('is compared with that of the id and the secret: %s', async (_, hash, lines) => {
    expect(await faults(['--subscriber', 'ada'], { CARILLON_SECRET: secret, CARILLON_HASH: hash })).toEqual(
      lines,
    );
  });

  test('is not sent to another computer without encryption, and the reader is told so', async () => {
    const sent: string[] = [];
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (_url, options) => {
      sent.push(String(options?.body));
      return new Response('{}');
    });
    const at = (backend: string) => ['--subscriber', 'ada', '--app', 'demo-app', '--backend', backend];
    const told = async (backend: string) =>
      (await faults(at(backend), { CARILLON_SECRET: secret })).filter((line) => line.includes('hash'));
    for (const backend of [
      'http://platform.example.com',
      'http://192.0.2.7:3000',
      'http://localhost.example.com',
    ]) {
      expect(await told(backend)).toEqual([
        `failed hash at the platform: not tried, since ${backend} is not encrypted`,
      ]);
    }
    expect(sent.join()).not.toContain(right);
    for (const backend of [
      'https://platform.example.com',
      'http://localhost:3000',
      'http://[::1]:3000',
      'http://127.0.0.9',
    ]) {
      sent.length = 0;
      expect(await told(backend)).toEqual([
        'warning hash required: the platform opens a session without a hash, too',
      ]);
      expect(sent.join()).toContain(right);
    }
    vi.restoreAllMocks();
  });

  test('and the secret are never printed', async () => {
    vi.stubEnv('CARILLON_SECRET', secret);
    vi.stubEnv('CARILLON_HASH', subscriberHash('eve', secret));
    const print = vi.spyOn(console, 'log').mockReturnValue();
    expect(await run(['--subscriber', 'ada', '--json'])).toBe(1);
    expect(await run(['--subscriber', 'ada'])).toBe(1);
    const printed = print.mock.calls.flat().join('\n');
    print.mockRestore();
    vi.unstubAllEnvs();
    expect(printed).toContain('it is that of another id or secret');
    for (const hidden of [secret, right, subscriberHash('eve', secret)]) {
      expect(printed).not.toContain(hidden);
    }
    await expect(examine([`--secret=${secret}`], folder, {})).rejects.toThrow(
      expect.objectContaining({ message: expect.not.stringContaining(secret) }),
    );
  });
});

test('options that cannot be are told before anything is looked at', async () => {
  for (const parameters of [
    ['--url', 'app.example.com'],
    ['--backend', 'ftp://app.example.com'],
  ]) {
    await expect(examine(parameters, folder, {})).rejects.toThrow(UsageError);
  }
  await expect(examine(['--subscriber', 'ada'], folder, { CARILLON_SECRET: 'x' })).rejects.toThrow(
    'There is nothing to compare the hash with',
  );
});

test('the report says what was seen, what it breaks and what to do', async () => {
  await write({ 'src/App.jsx': "import 'carillon';\nimport { InboxPopover } from 'carillon';" });
  const report = doctorReport(await examine([], folder, {}));
  expect(report).toContain(`failed   styles: no file in this folder imports carillon/styles.css
         breaks: the look: the inbox has no styles
         do: add import 'carillon/styles.css' where your app starts

1 failed, 0 warnings.`);
});
