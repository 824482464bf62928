// Writes the public types of every entry point of each package as text, from the declarations of their sources: `node scripts/apiReport.mjs`.
// With --check it compares them with docs/api instead, and fails where they differ. TypeScript 7 has no stable JavaScript API,
// so declarations are cut at their first lines, which tsc always writes at the margin. The first sentence of each doc comment is
// kept, so that a lost or changed one is seen in review.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { packages } from './packages.mjs';

const folder = 'docs/api';
const check = process.argv.includes('--check');
const files = new Map();
const reports = new Map();

for (const home of ['.', ...Object.values(packages).map((one) => one.folder), 'packages/server']) {
  const manifest = join(home, 'package.json');
  const { name, exports: entryPoints } = existsSync(manifest)
    ? JSON.parse(readFileSync(manifest, 'utf8'))
    : { exports: {} };
  for (const [entryPoint, { types }] of Object.entries(entryPoints)) {
    // Entry points with a star are parts of others.
    if (types !== undefined && !entryPoint.includes('*') && !entryPoint.endsWith('.css')) {
      const title = entryPoint.replace('.', name);
      const file = title.replace(/^carillon(\/|$)/, '').replaceAll('/', '.') || 'index';
      reports.set(
        `${file}.api.md`,
        reportOf(
          title,
          join(home, types)
            .replace(/^dist/, '.cache/types')
            .replace(/^packages\/server\/dist/, '.cache/server-types/packages/server/src'),
        ),
      );
    }
  }
}

if (check) {
  const read = (file) => (existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : '');
  const stale = [...reports.keys()].filter((file) => read(file) !== reports.get(file));
  const gone = readdirSync(folder).filter((file) => !reports.has(file));
  if (stale.length + gone.length > 0) {
    console.error(`The public types differ from their reports: ${[...stale, ...gone].join(', ')}.`);
    console.error(
      'If that is meant: `node scripts/apiReport.mjs`, look at the difference, and add a changeset.',
    );
    process.exitCode = 1;
  }
} else {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of reports) {
    writeFileSync(join(folder, file), text);
  }
}

function reportOf(title, types) {
  const lines = [...namesOf(types)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([name, place]) => describe(name, place));
  return `# ${title}\n\nWritten by scripts/apiReport.mjs. Do not edit.\n\n\`\`\`ts\n${lines.join('\n\n')}\n\`\`\`\n`;
}

/** The declarations of a public name as text. */
function describe(name, { file, local, namespace, from }) {
  if (from !== undefined) {
    return [`// ${name}: as ${from} exports it`];
  }
  if (namespace) {
    return [...namesOf(file)].flatMap(([inner, place]) => describe(`${name}.${inner}`, place));
  }
  const { declarations } = read(file);
  const own = declarations.get(local);
  if (own === undefined) {
    throw new Error(`${file} has no declaration of ${local}. Correct scripts/apiReport.mjs.`);
  }
  // What the declaration uses of its own file and the file does not export.
  const used = [...declarations].filter(
    ([other, { exported }]) =>
      !exported && other !== local && new RegExp(`\\b${other}\\b`).test(withoutDocs(own.text)),
  );
  const texts = [own, ...used.map(([, declaration]) => declaration)].map(({ text }) => shortened(text));
  return [`// ${name}\n${texts.join('\n')}`];
}

/** Long lists, such as that of the time zones, by their first lines and a fingerprint. */
function shortened(text) {
  const code = withoutDocs(text);
  if (code.length < 2000) {
    return text;
  }
  const mark = createHash('sha256').update(code).digest('hex').slice(0, 16);
  const [doc = ''] = /^\/\*\*.*\n/.exec(text) ?? [];
  return `${doc}${code.slice(0, 400)}…\n// ${code.length} characters, sha256 ${mark}`;
}

function withoutDocs(text) {
  return text.replace(/^\s*\/\*\*.*\*\/\n/gm, '');
}

/** A doc comment as one line with its first sentence; nothing for one that has only tags. */
function firstSentence(_comment, indent, body) {
  const words = body
    .replace(/^\s*\* ?/gm, '')
    .split(/^\s*@/m)[0]
    .replace(/\s+/g, ' ')
    .trim();
  const [sentence = words] = /^.*?[.!?](?= [A-Z`<]|$)/.exec(words) ?? [];
  return sentence === '' ? '' : `${indent}/** ${sentence} */\n`;
}

/** What a declaration file exports: by name, the file that declares it. */
function namesOf(file) {
  const { text, declarations } = read(file);
  const names = new Map();
  for (const [name, { exported }] of declarations) {
    if (exported) {
      names.set(name, { file, local: name });
    }
  }
  for (const [, namespace, list, from] of text.matchAll(
    /^export (?:type )?(?:\*(?: as (\w+))?|\{([^}]*)\}) from '([^']+)';/gm,
  )) {
    const source = join(dirname(file), from.replace(/\.(tsx?|js)$/, '.d.ts'));
    if (!from.startsWith('.')) {
      for (const one of list.split(',').filter((entry) => entry.trim() !== '')) {
        names.set(one.trim(), { from });
      }
      continue;
    }
    if (namespace !== undefined) {
      names.set(namespace, { file: source, namespace: true });
      continue;
    }
    const inner = namesOf(source);
    if (list === undefined) {
      for (const [name, place] of inner) {
        names.set(name, place);
      }
    }
    for (const one of (list ?? '').split(',').filter((entry) => entry.trim() !== '')) {
      const [local, name = local] = one
        .replace(/\btype\b/, '')
        .trim()
        .split(/ as /);
      names.set(name, inner.get(local));
    }
  }
  return names;
}

/** The declarations of a file, with the first sentences of their doc comments. */
function read(file) {
  const known = files.get(file);
  if (known !== undefined) {
    return known;
  }
  const text = readFileSync(file, 'utf8')
    .replace(/^([ \t]*)\/\*\*([\s\S]*?)\*\/\n/gm, firstSentence)
    .replace(/^\/\/#.*$/gm, '')
    .trim();
  const declarations = new Map();
  for (const part of text.split(/^(?=\/\*\* |(?<!\*\/\n)(?:export |declare |import |type |interface ))/m)) {
    const found =
      /^(export )?(?:declare )?(?:abstract )?(?:const|function|class|interface|type|enum) (\w+)/.exec(
        part.replace(/^(?:\/\*\*.*\n)+/, ''),
      );
    if (found !== null) {
      const earlier = declarations.get(found[2])?.text;
      const own = part.trim();
      declarations.set(found[2], {
        text: earlier === undefined ? own : `${earlier}\n${own}`,
        exported: found[1] !== undefined,
      });
    }
  }
  const result = { text, declarations };
  files.set(file, result);
  return result;
}
