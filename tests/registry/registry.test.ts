import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { readRegistry } from '../support/readRegistry.ts';

const items = readRegistry();
const files = items.flatMap((item) => item.files.map((file) => ({ ...file, item })));

test('the registry has the form that shadcn reads, of the registry itself and of each item', () => {
  const { registry, item } = JSON.parse(readFileSync('tests/registry/shadcnSchema.json', 'utf8'));
  const ajv = new Ajv2020({ strict: false });
  const whole = JSON.parse(readFileSync('registry.json', 'utf8'));
  expect(ajv.validate(registry, whole), ajv.errorsText()).toBe(true);
  for (const one of whole.items) {
    expect(ajv.validate(item, one), `${one.name}: ${ajv.errorsText()}`).toBe(true);
  }
  expect(ajv.validate(item, { ...whole.items[0], type: 'registry:other' })).toBe(false);
});

test('the registry names files that are there, and each to a place of its own', () => {
  expect(files.filter(({ path }) => !existsSync(path)).map(({ path }) => path)).toEqual([]);
  const targets = files.map(({ target }) => target);
  expect([...new Set(targets)]).toEqual(targets);
  expect([...new Set(items.map(({ name }) => name))]).toHaveLength(items.length);
});

test('every file of the folder is copied, but for its pages', () => {
  const found = readdirSync('registry', { recursive: true, encoding: 'utf8' })
    .map((path) => join('registry', path))
    .filter((path) => /\.\w+$/.test(path) && !path.endsWith('README.md'));
  expect(found.sort()).toEqual(files.map(({ path }) => path).sort());
  expect(files.filter(({ path, item }) => dirname(path) !== `registry/${item.name}`)).toEqual([]);
});

test('what is copied imports carillon by its entry points, files beside it, React, and the packages that its item installs', () => {
  const entries = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).exports);
  const strangers = files.flatMap(({ path, item }) => {
    const imports = [...readFileSync(path, 'utf8').matchAll(/(?:from|^import) '([^']+)';/gm)];
    const beside = item.files.map((file) => file.path);
    return imports
      .map(([, name = '']) => name)
      .filter((name) => {
        const file = join(dirname(path), name);
        return name.startsWith('.')
          ? !beside.some((one) => [file, `${file}.ts`, `${file}.tsx`].includes(one))
          : /^carillon(?:\/|$)/.test(name)
            ? !entries.includes(name.replace('carillon', '.'))
            : name !== 'react' &&
              !item.dependencies.some((one) => name === one || name.startsWith(`${one}/`));
      })
      .map((name) => `${path} imports ${name}`);
  });
  expect(strangers).toEqual([]);
});

test('a layout brings no package but carillon', () => {
  const layouts = items.filter(({ files: own }) =>
    own.every(({ target }) => target.startsWith('components/')),
  );
  expect(layouts.map(({ name }) => name)).toEqual([
    'popover',
    'full-page',
    'bottom-sheet',
    'dialog',
    'typed-row',
    'theme',
  ]);
  expect(layouts.flatMap(({ dependencies }) => dependencies).filter((name) => name !== 'carillon')).toEqual(
    [],
  );
});

test('every copied component goes below a provider of the host, and says so in its file and after the command', () => {
  const components = items.filter(({ files: own }) => own.some(({ path }) => path.endsWith('.tsx')));
  expect(components).toHaveLength(5);
  for (const { name, docs, files: own } of components) {
    expect.soft(docs, name).toMatch(/below <InboxProvider\b/);
    const [component] = own.filter(({ path }) => path.endsWith('.tsx'));
    const text = readFileSync(component?.path ?? '', 'utf8');
    expect.soft(text, name).toContain('below `InboxProvider`');
    expect.soft(text, name).not.toContain('<InboxProvider ');
  }
});

test('every copied component says that it is for the browser, so that a server component of Next.js may show it', () => {
  const components = files.filter(({ path }) => path.endsWith('.tsx'));
  const silent = components.filter(({ path }) => !readFileSync(path, 'utf8').startsWith("'use client';\n"));
  expect(silent.map(({ path }) => path)).toEqual([]);
});

test('the pages of the adapters name the command that copies them', () => {
  const pages = ['supabase', 'firestore', 'laravel'].map(
    (name) => [name, `registry/${name}/README.md`] as const,
  );
  for (const [name, page] of pages) {
    expect(readFileSync(page, 'utf8')).toContain(`npx shadcn@latest add carillon-inbox/carillon/${name}\n`);
  }
});
