import { describe, expect, test } from 'vitest';
import { hostileMarkdown } from '../../../tests/support/hostileContent.ts';
import { leadsTo } from './leadsTo.ts';

const base = 'https://app.example/elsewhere';
const leads = (url: string, address: string, from = base) =>
  leadsTo(address, from)({ id: 'a', read: false, seen: false, createdAt: '', link: { url } });

describe('a message leads to an address', () => {
  test.each([
    ['by the same path', '/tasks/1', '/tasks/1'],
    ['by its whole address', 'https://app.example/tasks/1', '/tasks/1'],
    ['whose whole address is given', '/tasks/1', 'https://APP.example:443/tasks/1'],
    ['of any search, without one of its own', '/tasks/1', '/tasks/1?tab=notes'],
    ['of the same search', '/tasks?id=1&tab=notes', '/tasks?tab=notes&id=1'],
    ['of the same search in another encoding', '/tasks?name=a%20b', '/tasks?name=a+b'],
    ['whatever its fragment is', '/tasks/1#note-3', '/tasks/1#top'],
    ['with a slash at its end', '/tasks/1/', '/tasks/1'],
    ['that has a slash at its end', '/tasks/1?tab=notes', '/tasks/1/?tab=notes'],
    ['at the root', 'https://app.example', '/'],
    ['in another encoding', '/t%c3%a2che/%41', '/tâche/A'],
    ['with a broken encoding', '/100%', '/100%'],
    ['relative to the page', 'tasks', '/tasks'],
    ['that is a route in a fragment', '/#/tasks/1', '/#/tasks/1/'],
    ['that is a route in a fragment alone', '#!/tasks/1', '/elsewhere#!/tasks/1'],
  ])('%s', (_, url, address) => {
    expect(leads(url, address)).toBe(true);
  });
});

describe('a message does not lead to an address', () => {
  test.each([
    ['of another path', '/tasks/12', '/tasks/1'],
    ['above its own', '/tasks/1', '/tasks'],
    ['of another case', '/Tasks/1', '/tasks/1'],
    ['of another search', '/tasks?id=1', '/tasks?id=2'],
    ['of no search, with one of its own', '/tasks?id=1', '/tasks'],
    ['of more search than its own', '/tasks?id=1', '/tasks?id=1&tab=notes'],
    ['of another origin', 'https://other.example/tasks/1', '/tasks/1'],
    ['of another port', 'https://app.example:8443/tasks/1', '/tasks/1'],
    ['of another protocol', 'http://app.example/tasks/1', '/tasks/1'],
    ['of another host by two slashes', '//other.example/tasks/1', '/tasks/1'],
    ['with an encoded slash for a slash', '/tasks%2F1', '/tasks/1'],
    ['with an encoded line break for a slash', '/tasks%0A1', '/tasks/1'],
    ['of another route in a fragment', '/#/tasks/1', '/#/tasks/2'],
    ['by a route in a fragment to the page itself', '/#/tasks/1', '/'],
    ['by a fragment alone', '#top', '/elsewhere'],
    ['by nothing', ' ', '/elsewhere'],
    ['that cannot be read', '/tasks', 'https://['],
  ])('%s', (_, url, address) => {
    expect(leads(url, address)).toBe(false);
  });

  test('without a link', () => {
    expect(leadsTo('/', base)({ id: 'a', read: false, seen: false, createdAt: '' })).toBe(false);
  });

  test('on a page whose address is none', () => {
    expect(leads('/tasks', '/tasks', 'about:blank')).toBe(false);
  });
});

test('no hostile link throws, and none leads to a page of the host', () => {
  const urls = [
    ...hostileMarkdown,
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:https://app.example/tasks',
    'file:///tasks',
    'https://app.example@evil.example/tasks',
    'https://app.example:99999/tasks',
    'https://[',
    '/%',
    '/%E0%A4%A',
    '\u0000',
    '\uD800',
    '/'.repeat(100_000),
    `/${'../../data'.repeat(10_000)}%`,
    `/tasks?${'a=%'.repeat(10_000)}`,
  ];
  const addresses = ['/tasks', '/tasks?a=%', 'javascript:alert(2)', '/elsewhere', '\uD800'];
  const found = addresses.map((address) => urls.filter((url) => leads(url, address)));
  expect(found).toEqual([[], [], [], [], ['\uD800']]);
});
