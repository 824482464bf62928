// @ts-expect-error Storybook declares no types for what it loads by itself.
import { internal_getArgTypesData as readProps } from '@storybook/react/preset';
import { expect, test } from 'vitest';
import { componentFiles } from '../../.storybook/site/componentFiles.ts';
import { type PropType, typeText } from '../../.storybook/site/typeText.ts';

interface Props {
  readonly [name: string]: { readonly type?: PropType };
}

test.each([...componentFiles()])('the table of %s says of each prop what it takes', async (_, component) => {
  const { file, exportName } = component;
  const options = { componentFilePath: file, componentExportName: exportName };
  const props = ((await readProps(undefined, options)) ?? {}) as Props;
  const types = Object.entries(props).map(([name, { type }]) => [name, typeText(name, type)]);
  expect(types.filter(([, type]) => ['', 'unknown', 'other', 'any'].includes(type ?? ''))).toEqual([]);
});

test('a type is on one line and without `undefined`, also where it has a name only', () => {
  expect(typeText('open', { name: 'union', raw: 'boolean\n  | undefined' })).toBe('boolean');
  expect(typeText('icon', { name: 'other', value: 'ReactNode' })).toBe('ReactNode');
  expect(typeText('nobody', { name: 'other', value: 'unknown' })).toBe('unknown');
});
