import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { pageOwner } from './pageOwner.ts';

beforeEach(() => {
  vi.stubGlobal('document', new EventTarget());
  onTestFinished(() => void vi.unstubAllGlobals());
});

test('of four candidates each has it after those before it have left, in whichever order, and all that stay hear of each leaving', () => {
  const heard: string[] = [];
  const [first, second, third, fourth] = ['first', 'second', 'third', 'fourth'].map((name) =>
    pageOwner(
      'title',
      () => true,
      () => heard.push(name),
    ),
  );
  const owners = () => [first, second, third, fourth].map((one) => one?.owns());
  expect(owners()).toEqual([true, false, false, false]);
  second?.leave();
  expect(owners()).toEqual([true, false, false, false]);
  expect(heard.splice(0)).toEqual(['first', 'third', 'fourth']);
  first?.leave();
  expect(owners()).toEqual([false, false, true, false]);
  expect(heard.splice(0)).toEqual(['third', 'fourth']);
  third?.leave();
  expect(owners()).toEqual([false, false, false, true]);
  expect(heard.splice(0)).toEqual(['fourth']);
  fourth?.leave();
  expect(owners()).toEqual([false, false, false, false]);
  expect(heard).toEqual([]);
});

test('a candidate that cannot have it leaves it to the next one, and has it once it can', () => {
  let canOwn = false;
  const first = pageOwner('title', () => canOwn);
  const second = pageOwner('title', () => true);
  expect([first.owns(), second.owns()]).toEqual([false, true]);
  canOwn = true;
  expect([first.owns(), second.owns()]).toEqual([true, false]);
});
