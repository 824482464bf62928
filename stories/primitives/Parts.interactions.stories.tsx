import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import * as primitives from '../../src/primitives/index.ts';

const meta = preview.meta({ title: 'Parts/Parts/Interactions', tags: ['!autodocs'] });

type Exported = typeof primitives;

/** The names of the parts: components with one element that takes a ref. Icons are all made by one function. */
type PartName = {
  [Name in keyof Exported]: Exported[Name] extends { readonly $$typeof: symbol }
    ? Name extends `${string}Icon` | `${string}Context` | 'PopoverSurface' | 'PortalRoot' | 'MenuTrigger'
      ? never
      : Name
    : never;
}[keyof Exported];

/** The identity of each part and the attributes of its state. A new part is asked for by the compiler. */
const parts: Record<PartName, readonly [identity: string | null, ...states: string[]]> = {
  Avatar: ['avatar', 'data-size', 'data-state', 'data-tone'],
  Banner: ['banner', 'data-tone'],
  Button: ['button', 'data-variant', 'data-size', 'data-state'],
  ButtonLink: ['button', 'data-variant', 'data-size'],
  Checkbox: ['checkbox'],
  CountBadge: ['count-badge', 'data-variant', 'data-state'],
  Html: ['html', 'data-state'],
  IconButton: ['icon-button', 'data-size', 'data-state'],
  Markdown: ['markdown', 'data-state'],
  MenuCheckboxItem: ['menu-checkbox-item', 'data-state'],
  MenuContent: ['menu', 'data-state'],
  MenuItem: ['menu-item', 'data-tone'],
  MenuLabel: ['menu-label'],
  MenuSeparator: ['menu-separator'],
  PlainText: ['plain-text', 'data-state'],
  // These two are a field around the element with the ref: the field has the identity.
  SearchField: [null],
  Select: [null],
  Skeleton: ['skeleton', 'data-shape', 'data-length'],
  Spinner: ['spinner'],
  StatusView: ['status-view'],
  Switch: ['switch', 'data-state'],
  Tab: ['tab', 'data-state'],
  TabList: ['tab-list', 'data-overflow'],
  TabPanel: ['tab-panel', 'data-state'],
  Tabs: ['tabs'],
  ThemeRoot: ['root', 'data-carillon-theme', 'data-carillon-motion', 'data-density'],
  Toast: ['toast'],
  ToastRegion: ['toast-region'],
  VisuallyHidden: ['visually-hidden'],
};

const elements = new Map<string, Element>();

/** What a host may give to any part, and what it gives by mistake: an identity, and the attributes of the part's state. */
function given(part: PartName) {
  const states = Object.fromEntries(parts[part].slice(1).map((state) => [state ?? '', 'own']));
  return {
    ref: (element: Element | null) => void (element && elements.set(part, element)),
    className: `own-${part}`,
    'data-own': part,
    ...states,
    'data-carillon': 'own',
  };
}

export const EveryPartKeepsItsIdentityAndState = meta.story({
  render: () => {
    const p = primitives;
    return (
      <p.ThemeRoot {...given('ThemeRoot')}>
        <p.Avatar {...given('Avatar')} tone="info" />
        <p.Banner {...given('Banner')}>Words</p.Banner>
        <p.Button {...given('Button')}>Words</p.Button>
        <p.ButtonLink {...given('ButtonLink')} href="https://carillon.example/">
          Words
        </p.ButtonLink>
        <p.Checkbox {...given('Checkbox')} aria-label="Words" />
        <p.CountBadge {...given('CountBadge')} count={3} />
        <p.Html {...given('Html')} content="Words" />
        <p.IconButton {...given('IconButton')} label="Words" />
        <p.Markdown {...given('Markdown')} content="Words" />
        <p.PlainText {...given('PlainText')} content="Words" />
        <p.SearchField
          {...given('SearchField')}
          label="Search"
          clearLabel="Clear"
          value=""
          onValueChange={() => {}}
        />
        <p.Select {...given('Select')} label="Select">
          <option>Words</option>
        </p.Select>
        <p.Skeleton {...given('Skeleton')} />
        <p.Spinner {...given('Spinner')} />
        <p.StatusView {...given('StatusView')} title="Words" />
        <p.Switch {...given('Switch')} aria-label="Words" />
        <p.Tabs {...given('Tabs')} defaultValue="one">
          <p.TabList {...given('TabList')} label="Tabs">
            <p.Tab {...given('Tab')} value="one">
              One
            </p.Tab>
          </p.TabList>
          <p.TabPanel {...given('TabPanel')} value="one">
            Words
          </p.TabPanel>
        </p.Tabs>
        <p.ToastRegion {...given('ToastRegion')}>
          <p.Toast {...given('Toast')}>Words</p.Toast>
        </p.ToastRegion>
        <p.VisuallyHidden {...given('VisuallyHidden')}>Words</p.VisuallyHidden>
        {icons.map(([name, Icon]) => (
          <Icon key={name} data-carillon="own" data-icon={name} />
        ))}
        <p.Menu open>
          <p.MenuTrigger>
            <p.IconButton label="More">…</p.IconButton>
          </p.MenuTrigger>
          <p.MenuContent {...given('MenuContent')}>
            <p.MenuLabel {...given('MenuLabel')}>Label</p.MenuLabel>
            <p.MenuItem {...given('MenuItem')}>Item</p.MenuItem>
            <p.MenuCheckboxItem {...given('MenuCheckboxItem')}>Item</p.MenuCheckboxItem>
            <p.MenuSeparator {...given('MenuSeparator')} />
          </p.MenuContent>
        </p.Menu>
      </p.ThemeRoot>
    );
  },
  play: async ({ canvasElement }) => {
    await screen.findByRole('menu');
    await waitFor(() => expect(Object.keys(parts).flatMap(lacking)).toEqual([]));
    const drawings = [...canvasElement.querySelectorAll('[data-icon]')];
    await expect(drawings).toHaveLength(icons.length);
    await expect(drawings.filter((one) => one.getAttribute('data-carillon') !== 'icon')).toEqual([]);
    // A field around an input has the identity alone.
    await expect(document.querySelectorAll('[data-carillon="own"]')).toHaveLength(0);
    await expect(document.querySelectorAll('[data-carillon="search-field"]')).toHaveLength(1);
    await expect(document.querySelectorAll('[data-carillon="select"]')).toHaveLength(1);
  },
});

const icons = Object.entries(primitives).flatMap(([name, Icon]) =>
  name.endsWith('Icon') ? [[name, Icon as typeof primitives.BellIcon] as const] : [],
);

/** What a part has not passed on to its element, or has not kept. */
function lacking(part: string): string[] {
  const element = elements.get(part);
  const [identity, ...states] = parts[part as PartName];
  const found = {
    ref: element !== undefined,
    'data-*': element?.getAttribute('data-own') === part,
    className: document.querySelector(`.own-${part}`) !== null,
    [identity ?? 'no identity']: element?.getAttribute('data-carillon') === identity,
    ...Object.fromEntries(
      states.map((state) => [state, element?.hasAttribute(state) && element.getAttribute(state) !== 'own']),
    ),
  };
  return Object.entries(found).flatMap(([what, there]) => (there ? [] : [`${part}: ${what}`]));
}
