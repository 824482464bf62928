/// <reference path="./storybookReact.d.ts" />
import { parameters as react } from '@storybook/react/entry-preview-argtypes';
import type { SBType, StrictArgTypes, StrictInputType } from 'storybook/internal/types';
import * as data from '../src/data/index.ts';
import * as primitives from '../src/primitives/index.ts';
import { DocsGround } from './DocsGround.tsx';
import { hostCode } from './hostCode.ts';
import { typeText } from './site/typeText.ts';

/** Lists of values by their names, for types that are written `(typeof themeNames)[number]`. */
const lists = new Map<string, unknown>(Object.entries({ ...data, ...primitives }));

/**
 * The props of a component, for someone who uses it: their values instead of the word "union", the default in its own column, and for
 * an optional prop the control of the type that it holds, since `string | undefined` is entered as text. What nobody can enter, such as
 * an element or a function, has no control.
 */
function extractArgTypes(component: unknown): StrictArgTypes | null {
  const extracted = react.docs.extractArgTypes(component);
  return (
    extracted &&
    Object.fromEntries(Object.entries(extracted).map(([name, argType]) => [name, plain(name, argType)]))
  );
}

function plain(prop: string, argType: StrictInputType): StrictInputType {
  const { type, description = '', table } = argType;
  const held = typeof type === 'object' ? heldBy(type) : [];
  const [only] = held;
  const [words = '', standard] = description.split(/\s*@default\s+/);
  return {
    ...argType,
    ...(only !== undefined && held.length === 1 && { type: only }),
    ...(typeof type === 'object' && !canBeEntered(type) && { control: { disable: true } }),
    description: words,
    table: {
      ...table,
      ...(typeof type === 'object' && { type: { summary: textOf(prop, type, held) } }),
      ...(standard !== undefined && { defaultValue: { summary: standard.trim().replaceAll('`', '') } }),
    },
  };
}

/** The types of a union. */
const heldBy = (type: SBType): readonly SBType[] =>
  type.name === 'union' ? type.value.filter(isSomething) : [];

function canBeEntered(type: SBType): boolean {
  return type.name === 'union'
    ? heldBy(type).every(canBeEntered)
    : !['other', 'object', 'array', 'function', 'intersection', 'tuple'].includes(type.name);
}

function isSomething(type: SBType): boolean {
  return !(type.name === 'other' && ['undefined', 'null'].includes(type.value));
}

/** A type as its author wrote it, but values for the name of a list of them. */
function textOf(prop: string, type: SBType, held: readonly SBType[]): string {
  const values = held
    .map(({ raw = '' }) => lists.get(/\(typeof (\w+)\)/.exec(raw)?.[1] ?? ''))
    .filter((list) => Array.isArray(list))
    .flat();
  return values.length > 0
    ? values.map((value) => `'${value}'`).join(' | ')
    : typeText(prop, type).replace(/^\((.*)\)$/, '$1');
}

/** The parameters of documentation pages. */
export const docs = {
  codePanel: true,
  container: DocsGround,
  source: { transform: hostCode },
  extractArgTypes,
};
