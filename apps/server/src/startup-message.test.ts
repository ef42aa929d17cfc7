import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';
import { startupMessage } from './startup-message.ts';

const lines = (environment: Record<string, string>) =>
  startupMessage(readSettings(environment, '/'), '/data', ['nobody yet']).join('\n');
const production = { NODE_ENV: 'production', SECRET_KEY: 'only-for-tests-'.repeat(3) };

test('in development the pages of the stand-ins are named', () => {
  expect(lines({})).toContain(
    'Outside systems   PostgreSQL: local, mail: local, SMS: local, Nafath: local, push: local, files: local, cards: local\n',
  );
  for (const page of ['mail', 'sms', 'nafath', 'push'])
    expect(lines({})).toContain(`http://127.0.0.1:3000/local/${page}`);
  expect(lines({ SMTP_URL: 'smtp://mail.example' })).not.toContain('/local/mail');
  expect(lines({ SMTP_URL: 'smtp://mail.example' })).toContain('mail: yours');
});

test.each([
  [{}, 'http://127.0.0.1:3000'],
  [{ PORT: '8080', HOST: '0.0.0.0' }, 'http://localhost:8080'],
  [{ HOST: '::' }, 'http://localhost:3000'],
  [{ HOST: '::1' }, 'http://[::1]:3000'],
  [{ HOST: 'shop.lan' }, 'http://shop.lan:3000'],
  [{ SITE_ORIGIN: 'https://saer.example' }, 'https://saer.example'],
])('the address that is printed with %o is the one of every link', (environment, origin) => {
  expect(readSettings(environment, '/').siteOrigin).toBe(origin);
  const printed = lines(environment)
    .split('\n')
    .find((line) => line.includes('Saer ·'));
  expect(printed?.trim().split(/\s+/).at(-1)).toBe(origin);
});

test('the address that the server listens at is told where it is another one', () => {
  expect(lines({ SITE_ORIGIN: 'https://saer.example' })).toMatch(/Listens at +http:\/\/127\.0\.0\.1:3000\n/);
  expect(lines({})).not.toContain('Listens at');
});

test('in production a stand-in is a warning that names the setting, and no page of it is', () => {
  expect(lines(production)).toMatch(/Warning +mail reaches nobody \(SMTP_URL\)\n +SMS reaches nobody/);
  expect(lines(production)).toMatch(/\n +nothing reaches a screen \(PUSH_HOSTS\)\n/);
  expect(lines(production)).not.toContain('/local/');
  const complete = {
    ...production,
    SMTP_URL: 'smtps://mail.example',
    SMS_PROVIDER: 'unifonic',
    NAFATH_ENDPOINT: 'https://nafath.example',
    PUSH_HOSTS: 'usual',
    GATEWAY_API_URL: 'https://sbpaymentservices.payfort.com/FortAPI/paymentApi',
  };
  expect(lines(complete)).not.toContain('Warning');
});

test('who can sign in is told', () => expect(lines({})).toMatch(/Sign-in +nobody yet\n/));
