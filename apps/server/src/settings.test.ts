import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSettings, WrongSetting } from './settings.ts';

const root = path.resolve('/project');

test('with nothing set the server listens on port 3000 of this machine and keeps its own database', () => {
  expect(readSettings({}, root)).toEqual({
    host: '127.0.0.1',
    port: 3000,
    databaseUrl: undefined,
    dataFolder: path.join(root, '.data'),
    mode: 'development',
    logLevel: 'warn',
    rateLimit: 600,
    trustProxy: false,
  });
});

test('an empty variable counts as not set', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: '' }, root)).toEqual(readSettings({}, root));
});

describe('a wrong setting is named in one line with its value and what is right', () => {
  test.each([
    ['PORT', 'eighty', 'PORT is "eighty", but must be a whole number from 1 to 65535.'],
    ['PORT', '70000', 'PORT is "70000", but must be a whole number from 1 to 65535.'],
    ['PORT', '3e3', 'PORT is "3e3", but must be a whole number from 1 to 65535.'],
    [
      'DATABASE_URL',
      'mysql://x',
      'DATABASE_URL is "mysql://x", but must be an address such as postgres://user:password@host:5432/database.',
    ],
    ['NODE_ENV', 'prod', 'NODE_ENV is "prod", but must be one of development, production, test.'],
    [
      'LOG_LEVEL',
      'loud',
      'LOG_LEVEL is "loud", but must be one of silent, fatal, error, warn, info, debug, trace.',
    ],
    ['RATE_LIMIT', '0', 'RATE_LIMIT is "0", but must be a whole number from 1 to 1000000.'],
    ['TRUST_PROXY', 'yes', 'TRUST_PROXY is "yes", but must be true or false.'],
  ])('%s=%s', (name, value, message) => {
    expect(() => readSettings({ [name]: value }, root)).toThrow(new WrongSetting(message));
  });
});
