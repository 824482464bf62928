import { describe, expect, it } from 'vitest';
import * as channelsFile from './channels.ts';
import * as executionCodes from './execution-codes/index.ts';
import * as room from './index.ts';
import * as messages from './messages/index.ts';
import * as people from './people/index.ts';
import * as plans from './plans/index.ts';
import * as platform from './platform/index.ts';
import * as preferences from './preferences/index.ts';
import * as providers from './providers/index.ts';
import * as realtime from './realtime/index.ts';
import * as time from './time/index.ts';
import * as widget from './widget/index.ts';
import * as workflows from './workflows/index.ts';

const themes: Record<string, object> = {
  channelsFile,
  executionCodes,
  messages,
  people,
  plans,
  platform,
  preferences,
  providers,
  realtime,
  time,
  widget,
  workflows,
};

describe('the entry of the platform constants', () => {
  it('exports every name of every theme, and nothing else', () => {
    const names = Object.values(themes).flatMap((theme) => Object.keys(theme));
    expect(Object.keys(room).sort()).toEqual(names.sort());
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(Object.entries(themes))('exports the values of %s themselves', (_name, theme) => {
    expect(room).toMatchObject(theme);
  });

  it('has no guard that accepts a key of a prototype', () => {
    const guards = Object.entries(room).filter(([name]) => /^is[A-Z]/.test(name));
    expect(guards).toHaveLength(53);
    for (const [, guard] of guards) {
      for (const value of ['__proto__', 'constructor', 'hasOwnProperty', 'toString', 'length', '0']) {
        expect(Reflect.apply(Object(guard), undefined, [value])).toBe(false);
      }
    }
  });
});
