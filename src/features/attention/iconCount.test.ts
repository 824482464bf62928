import { expect, test } from 'vitest';
import { type IconLink, iconCount } from './iconCount.ts';

interface FakeLink extends IconLink {
  href: string | null;
}

/** A page with these icons, whose host may change them. */
function page(...hrefs: string[]) {
  const links: FakeLink[] = [];
  let onChange: (() => void) | undefined;
  const makeLink = (href: string | null): FakeLink => {
    const link: FakeLink = {
      href,
      getAttribute: () => link.href,
      setAttribute(_name, value) {
        link.href = value;
        queueMicrotask(() => onChange?.());
      },
      remove: () => void links.splice(links.indexOf(link), 1),
    };
    links.push(link);
    return link;
  };
  for (const href of hrefs) {
    makeLink(href);
  }
  const drawings: string[] = [];
  const place = iconCount(
    { links: () => [...links], add: () => makeLink(null) },
    (listener) => {
      onChange = listener;
      return () => {
        onChange = undefined;
      };
    },
    async (source, count) => {
      drawings.push(`${source} ${count}`);
      return source === 'broken' ? undefined : `drawn ${source} ${count}`;
    },
  );
  return { links, place, drawings, makeLink, hrefs: () => links.map(({ href }) => href) };
}

/** Until what was drawn is there, and the page has been told. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

test('the count is drawn over the last icon of the page, in all of its links, which are given back', async () => {
  const { place, hrefs, drawings } = page('small.png', 'large.svg');
  place.show(3);
  await settle();
  expect(hrefs()).toEqual(['drawn large.svg 3', 'drawn large.svg 3']);
  place.show(4);
  await settle();
  expect(hrefs()).toEqual(['drawn large.svg 4', 'drawn large.svg 4']);
  place.show(0);
  await settle();
  expect(hrefs()).toEqual(['small.png', 'large.svg']);
  expect(drawings).toEqual(['large.svg 3', 'large.svg 4']);
});

test('a page that names no icon has a link as long as there is a count', async () => {
  const { place, hrefs } = page();
  place.show(1);
  await settle();
  expect(hrefs()).toEqual(['drawn /favicon.ico 1']);
  place.show(0);
  await settle();
  expect(hrefs()).toEqual([]);
});

test('an icon that the host changes meanwhile gets the count, and is what is given back', async () => {
  const { place, hrefs, links } = page('day.png');
  place.show(1);
  await settle();
  links[0]?.setAttribute('href', 'night.png');
  await settle();
  expect(hrefs()).toEqual(['drawn night.png 1']);
  place.show(0);
  await settle();
  expect(hrefs()).toEqual(['night.png']);
});

test('an icon that the host changes while one is drawn is not written over', async () => {
  const { place, hrefs, links } = page('day.png');
  place.show(1);
  links[0]?.setAttribute('href', 'night.png');
  place.show(0);
  await settle();
  expect(hrefs()).toEqual(['night.png']);
});

test('an icon that the host names later takes the place of the added link', async () => {
  const { place, hrefs, makeLink } = page();
  place.show(1);
  await settle();
  makeLink(null).setAttribute('href', 'late.png');
  await settle();
  expect(hrefs()).toEqual(['drawn late.png 1']);
  place.show(0);
  await settle();
  expect(hrefs()).toEqual(['late.png']);
});

test('what cannot be drawn leaves the icon as it is', async () => {
  const { place, hrefs } = page('broken');
  place.show(1);
  await settle();
  expect(hrefs()).toEqual(['broken']);
});

test('what is drawn too late for its count is not shown', async () => {
  const { place, hrefs } = page('day.png');
  place.show(1);
  place.show(0);
  await settle();
  expect(hrefs()).toEqual(['day.png']);
});
