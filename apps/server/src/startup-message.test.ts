import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';
import { startupMessage } from './startup-message.ts';

const lines = (environment: Record<string, string>) =>
  startupMessage(readSettings(environment, '/'), '/data', ['nobody yet']).join('\n');
const production = { NODE_ENV: 'production', SECRET_KEY: 'only-for-tests-'.repeat(3) };

test('in development the pages of the stand-ins are named', () => {
  expect(lines({})).toContain(
    'Outside systems   PostgreSQL: local, mail: local, SMS: local, Nafath: local, files: local, cards: local\n',
  );
  for (const page of ['mail', 'sms', 'nafath'])
    expect(lines({})).toContain(`http://127.0.0.1:3000/local/${page}`);
  expect(lines({ SMTP_URL: 'smtp://mail.example' })).not.toContain('/local/mail');
  expect(lines({ SMTP_URL: 'smtp://mail.example' })).toContain('mail: yours');
});

test('in production a stand-in is a warning that names the setting, and no page of it is', () => {
  expect(lines(production)).toMatch(/Warning +mail reaches nobody \(SMTP_URL\)\n +SMS reaches nobody/);
  expect(lines(production)).not.toContain('/local/');
  const complete = {
    ...production,
    SMTP_URL: 'smtps://mail.example',
    SMS_PROVIDER: 'unifonic',
    NAFATH_ENDPOINT: 'https://nafath.example',
    GATEWAY_API_URL: 'https://sbpaymentservices.payfort.com/FortAPI/paymentApi',
  };
  expect(lines(complete)).not.toContain('Warning');
});

test('who can sign in is told', () => expect(lines({})).toMatch(/Sign-in +nobody yet\n/));
