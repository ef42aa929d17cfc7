import { generateKeyPairSync } from 'node:crypto';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSettings, WrongSetting } from './settings.ts';

const root = path.resolve('/project');

test('without settings the server listens on port 3000 of this machine and uses the embedded database', () => {
  expect(readSettings({}, root)).toEqual({
    host: '127.0.0.1',
    port: 3000,
    databaseUrl: undefined,
    dataFolder: path.join(root, '.data'),
    mode: 'development',
    logLevel: 'warn',
    rateLimit: 600,
    longestDelay: 2_000,
    trustProxy: 0,
    requestSeconds: 120,
    unreadReplies: 64 * 1024 * 1024,
    opensOffline: true,
    publishFeesAlone: false,
    siteOrigin: 'http://127.0.0.1:3000',
    secretKey: undefined,
    sessionIdleDays: 7,
    existCheck: 'guarded',
    secondFactor: 'optional',
    minAppVersion: undefined,
    ignoreAdminAddresses: false,
    firstAdmin: { email: undefined, password: undefined },
    demoPassword: undefined,
    contact: { email: undefined, phone: undefined },
    smtpUrl: undefined,
    mailFrom: 'Saer <no-reply@saer.localhost>',
    sms: { provider: 'local', endpoint: undefined, sender: 'Saer', user: undefined, secret: undefined },
    nafath: { endpoint: undefined, id: undefined, secret: undefined },
    push: { hosts: [], fcm: null },
    appwriteOrigins: [],
    appwrite: { endpoint: undefined, id: undefined, secret: undefined },
    files: { folder: path.join(root, '.data'), driver: { name: 'disk' } },
    gateway: {
      checkoutUrl: undefined,
      apiUrl: undefined,
      merchant: undefined,
      accessCode: undefined,
      requestPhrase: undefined,
      responsePhrase: undefined,
      checkoutMode: 'redirect',
    },
    bankAccount: null,
    invoiceSeller: {},
  });
});

test('an empty variable counts as not set', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: '' }, root)).toEqual(readSettings({}, root));
});

describe('an invalid setting is named in one line with its value and what is valid', () => {
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
    ...[
      'true',
      'yes',
      '11',
      '10.0.0.0/33',
      '0.0.0.0/0',
      '::/0',
      '10.0.0.0/8,proxy.example',
      '10.0.0.0/8,',
    ].map((value) => [
      'TRUST_PROXY',
      value,
      `TRUST_PROXY is "${value}", but must be how many proxies are in front (0 to 10), or their addresses and networks such as 10.0.0.0/8, 192.0.2.7; with "true", anybody could claim any address.`,
    ]),
    ['UNREAD_REPLIES_MB', '0', 'UNREAD_REPLIES_MB is "0", but must be a whole number from 1 to 4096.'],
    ['REQUEST_SECONDS', '0', 'REQUEST_SECONDS is "0", but must be a whole number from 1 to 3600.'],
    [
      'SITE_ORIGIN',
      'saer.example',
      'SITE_ORIGIN is "saer.example", but must be an address such as https://saer.example.',
    ],
    ['SESSION_IDLE_DAYS', '31', 'SESSION_IDLE_DAYS is "31", but must be a whole number from 1 to 30.'],
    ['SECOND_FACTOR', 'admin', 'SECOND_FACTOR is "admin", but must be one of optional, admins, everyone.'],
    ['EXIST_CHECK', 'open', 'EXIST_CHECK is "open", but must be one of guarded, strict.'],
    ...['new', '1.5', '99'].map((value) => [
      'LEAST_APP_VERSION',
      value,
      `LEAST_APP_VERSION is "${value}", but must be a version such as 1.2, and no later than 1.4, the version of this server's own page.`,
    ]),
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
    ...['https://push.example', 'push.example/x', '*', 'a, ,b'].map((value) => [
      'PUSH_HOSTS',
      value,
      `PUSH_HOSTS is "${value}", but must be \`usual\`, or hosts with commas.`,
    ]),
    ['NAFATH_ENDPOINT', 'nafath', 'NAFATH_ENDPOINT is "nafath", but must be an http or https address.'],
    [
      'MAIL_FROM',
      'Saer\r\nBcc: all@example.com',
      'MAIL_FROM is "Saer\r\nBcc: all@example.com", but must be a sender such as Saer <no-reply@saer.example>.',
    ],
  ])('%s=%s', (name = '', value, message) => {
    expect(() => readSettings({ [name]: value }, root)).toThrow(new WrongSetting(message));
  });
});

test.each([
  ['0', 0],
  ['2', 2],
  ['false', 0],
  ['10.0.0.0/8', ['10.0.0.0/8']],
  ['192.0.2.7, 2001:db8::/32', ['192.0.2.7', '2001:db8::/32']],
])('TRUST_PROXY=%s is accepted', (value, trustProxy) => {
  expect(readSettings({ TRUST_PROXY: value }, root)).toMatchObject({ trustProxy });
});

test('a bank account is named completely, with an IBAN whose check digits are right, or not at all', () => {
  const given = {
    BANK_ACCOUNT_BANK: ' Sample Bank ',
    BANK_ACCOUNT_HOLDER: 'Sample Company',
    BANK_ACCOUNT_IBAN: 'sa03 8000 0000 6080 1016 7519',
  };
  expect(readSettings(given, root).bankAccount).toEqual({
    bank: 'Sample Bank',
    holder: 'Sample Company',
    iban: 'SA0380000000608010167519',
  });
  for (const iban of ['SA0380000000608010167591', 'DE89370400440532013000', 'SA03'])
    expect(() => readSettings({ ...given, BANK_ACCOUNT_IBAN: iban }, root)).toThrow(
      `BANK_ACCOUNT_IBAN is "${iban}", but must be a Saudi IBAN: SA and 22 digits or letters, with its check digits.`,
    );
  expect(() => readSettings({ ...given, BANK_ACCOUNT_HOLDER: '' }, root)).toThrow(
    'Bank transfers need BANK_ACCOUNT_BANK, BANK_ACCOUNT_HOLDER and BANK_ACCOUNT_IBAN, or none of them.',
  );
});

test('Firebase is given completely, with the lines of its key in either form, or not at all', () => {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const given = { FCM_PROJECT: 'shop', FCM_ACCOUNT: 'push@shop.example', FCM_PRIVATE_KEY: privateKey };
  for (const FCM_PRIVATE_KEY of [privateKey, privateKey.replaceAll('\n', '\\n')])
    expect(readSettings({ ...given, FCM_PRIVATE_KEY }, root).push.fcm).toMatchObject({
      project: 'shop',
      privateKey,
    });
  expect(() => readSettings({ ...given, FCM_ACCOUNT: '' }, root)).toThrow(
    'FCM needs FCM_PROJECT, FCM_ACCOUNT and FCM_PRIVATE_KEY, or none of them.',
  );
});

describe('an invalid secret is rejected without being repeated', () => {
  test.each([
    ['SECRET_KEY', 'hunter2', 'SECRET_KEY must be at least 32 characters made by chance.'],
    [
      'FIRST_ADMIN_PASSWORD',
      'hunter2',
      'FIRST_ADMIN_PASSWORD must be a password that the sign-up form would take.',
    ],
    ['FCM_PRIVATE_KEY', 'hunter2', 'FCM_PRIVATE_KEY must be a private key in PEM.'],
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

test('only the origin of the site’s URL counts', () => {
  expect(readSettings({ SITE_ORIGIN: 'https://saer.example/access' }, root).siteOrigin).toBe(
    'https://saer.example',
  );
});
