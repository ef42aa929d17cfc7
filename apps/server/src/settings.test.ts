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
    longestDelay: 2_000,
    trustProxy: false,
    publishFeesAlone: false,
    siteOrigin: 'http://localhost:3000',
    secretKey: undefined,
    sessionIdleDays: 7,
    existCheck: 'guarded',
    leastAppVersion: undefined,
    firstAdmin: { email: undefined, password: undefined },
    demoPassword: undefined,
    smtpUrl: undefined,
    mailFrom: 'Saer <no-reply@saer.localhost>',
    sms: { provider: 'local', endpoint: undefined, sender: 'Saer', user: undefined, secret: undefined },
    nafath: { endpoint: undefined, id: undefined, secret: undefined },
    appwrite: { endpoint: undefined, id: undefined, secret: undefined },
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
    [
      'SITE_ORIGIN',
      'saer.example',
      'SITE_ORIGIN is "saer.example", but must be an address such as https://saer.example.',
    ],
    ['SESSION_IDLE_DAYS', '31', 'SESSION_IDLE_DAYS is "31", but must be a whole number from 1 to 30.'],
    ['EXIST_CHECK', 'open', 'EXIST_CHECK is "open", but must be one of guarded, strict.'],
    ['LEAST_APP_VERSION', 'new', 'LEAST_APP_VERSION is "new", but must be a version such as 1.2.'],
    [
      'SMTP_URL',
      'http://mail',
      'SMTP_URL is "http://mail", but must be an address such as smtps://user:password@host:465.',
    ],
    [
      'SMS_PROVIDER',
      'pigeon',
      'SMS_PROVIDER is "pigeon", but must be one of local, unifonic, taqnyat, msegat, twilio.',
    ],
    ['NAFATH_ENDPOINT', 'nafath', 'NAFATH_ENDPOINT is "nafath", but must be an http or https address.'],
    [
      'MAIL_FROM',
      'Saer\r\nBcc: all@example.com',
      'MAIL_FROM is "Saer\r\nBcc: all@example.com", but must be a sender such as Saer <no-reply@saer.example>.',
    ],
  ])('%s=%s', (name, value, message) => {
    expect(() => readSettings({ [name]: value }, root)).toThrow(new WrongSetting(message));
  });
});

describe('a secret that cannot be used is refused without being repeated', () => {
  test.each([
    ['SECRET_KEY', 'hunter2', 'SECRET_KEY must be at least 32 characters made by chance.'],
    [
      'FIRST_ADMIN_PASSWORD',
      'hunter2',
      'FIRST_ADMIN_PASSWORD must be a password that the sign-up form would take.',
    ],
    ['DEMO_PASSWORD', 'hunter2', 'DEMO_PASSWORD must be a password that the sign-up form would take.'],
    [
      'SMTP_URL',
      'mail://me:hunter2@host',
      'SMTP_URL is "mail://…@host", but must be an address such as smtps://user:password@host:465.',
    ],
  ])('%s', (name, value, message) => {
    expect(() => readSettings({ [name]: value }, root)).toThrow(new WrongSetting(message));
  });
});

test('in production the secret key must be given: none is made beside real data', () => {
  expect(() => readSettings({ NODE_ENV: 'production' }, root)).toThrow('SECRET_KEY is not set');
  const secretKey = 'made-by-chance-'.repeat(3);
  expect(readSettings({ NODE_ENV: 'production', SECRET_KEY: secretKey }, root).secretKey).toBe(secretKey);
});

test('of an address with a path the site’s origin is what counts', () => {
  expect(readSettings({ SITE_ORIGIN: 'https://saer.example/access' }, root).siteOrigin).toBe(
    'https://saer.example',
  );
});
