import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { startTestPlatform } from '../../../../demo/server/testPlatform.ts';
import { UsageError } from '../UsageError.ts';
import { inOptions, readOptions } from './dev.ts';
import { devMessage } from './devMessage.ts';

describe('the options of the platform', () => {
  test('are a known port and a database in memory, unless they are given', () => {
    const others = { allowedOrigins: [], workflowsFile: undefined, isEmpty: false };
    expect(readOptions([])).toEqual({ ...others, port: 4170, dataDir: null });
    expect(readOptions(['--port', '0', '--data', '.carillon'])).toEqual({
      ...others,
      port: 0,
      dataDir: resolve('.carillon'),
    });
    expect(readOptions(['--workflows', 'ours.json', '--empty'])).toMatchObject({
      workflowsFile: resolve('ours.json'),
      isEmpty: true,
    });
  });

  test.each(['65536', '-1', '80.5', 'http', '', ' '])('do not take "%s" as a port', (port) => {
    expect(() => readOptions([`--port=${port}`])).toThrow(UsageError);
  });

  test('name further origins, each by an option of its own', () => {
    const given = ['https://app.test', 'capacitor://localhost', 'http://10.0.2.2:4170'];
    expect(readOptions(given.flatMap((origin) => ['--origin', origin])).allowedOrigins).toEqual(given);
    for (const wrong of [
      '*',
      'app.test',
      'https://app.test/',
      'https://app.test/path',
      'null',
      '',
      'HTTPS://app.test',
    ]) {
      expect(() => readOptions(['--origin', wrong])).toThrow(UsageError);
    }
  });

  test('do not take an empty folder, nor what they do not know', () => {
    expect(() => readOptions(['--data', ''])).toThrow(UsageError);
    expect(() => readOptions(['--workflows', ''])).toThrow(UsageError);
    expect(() => readOptions(['--host', '0.0.0.0'])).toThrow('--host');
  });
});

test('what is said has the address, where messages are kept, and three ways to send one', () => {
  const keys = { apiKey: 'the-key', applicationIdentifier: 'the-app' };
  const message = devMessage('http://127.0.0.1:5', null, keys);
  expect(message.match(/^\d\. /gm)).toEqual(['1. ', '2. ', '3. ']);
  expect(message).toContain('carillon local platform: http://127.0.0.1:5\n');
  expect(message).toContain('in memory');
  expect(message).toContain(
    "curl -X POST http://127.0.0.1:5/v1/events/trigger \\\n     -H 'Authorization: ApiKey the-key'",
  );
  expect(message).toContain('applicationIdentifier="the-app"');
  expect(devMessage('http://127.0.0.1:5', '/kept', keys)).toContain('Messages are kept in /kept.');
});

test('a port that is taken is told with the option for another', async () => {
  const platform = await startTestPlatform();
  const { port } = new URL(platform.url);
  const told = await startTestPlatform({ port: Number(port) }).catch((error: Error) =>
    inOptions(error.message),
  );
  await platform.close();
  expect(told).toBe(
    `Port ${port} of 127.0.0.1 is in use, perhaps by another platform. Stop it, or choose another port with --port.`,
  );
  expect(inOptions('Choose an empty or a new folder with DATA_DIR.')).toBe(
    'Choose an empty or a new folder with --data.',
  );
});
