import type { Plugin } from 'vite';
import { expect, test } from 'vitest';
import { leanScript, withoutNames } from '../scripts/leanScript.ts';

/** Runs a hook of the plugin; what it complains of is thrown. */
function hook(name: 'transform' | 'generateBundle', plugin: Plugin, ...given: unknown[]): unknown {
  const run: unknown = plugin[name];
  const error = (message: string) => {
    throw new Error(message);
  };
  return typeof run === 'function' ? run.call({ error }, ...given) : undefined;
}

test('calls that write a function’s name go, also within another, and what they name stays', () => {
  const code =
    'const one = __name((a) => __name(() => a, "inner"), "one");\nfunction two() {}\n__name(two, "two");\n';
  expect(withoutNames(code)).toBe('const one = (a) => () => a;\nfunction two() {}\ntwo;\n');
});

test('other calls stay as they are', () => {
  const code = 'const one = name(() => __names("__name(two)"), "one");\n';
  expect(withoutNames(code)).toBe(code);
});

test('a package that no longer holds what the script leaves out stops the build', () => {
  const menu = '/host/node_modules/@radix-ui/react-menu/dist/index.mjs';
  expect(() => hook('transform', leanScript(), 'export const Content = 1;', menu)).toThrow(
    '@radix-ui/react-menu/dist/index.mjs does not hold once what the script leaves out',
  );
});

test('a module that nothing is taken out of is left alone', () => {
  expect(
    hook('transform', leanScript(), 'export const one = __name(() => 1, "one");', '/host/src/one.js'),
  ).toBeNull();
});

test('a build that never came to those packages fails', () => {
  const build = () => hook('generateBundle', leanScript(), {}, {});
  expect(build).toThrow(/no longer leaves out what it should: .*react-menu.*__name/);
});

test('a build that still holds the scroll lock fails, and names it', () => {
  const modules = { '/host/node_modules/react-remove-scroll/dist/es2015/UI.js': { renderedLength: 10 } };
  const bundle = { 'a.js': { type: 'chunk', modules } };
  expect(() => hook('generateBundle', leanScript(), {}, bundle)).toThrow(
    'react-remove-scroll/dist/es2015/UI.js',
  );
});
