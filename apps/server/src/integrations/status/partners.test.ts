import { sellerEnvironment } from '../../invoices/testing/seller-environment.ts';
import { expect, test } from 'vitest';
import { person } from '../../testing/accounts.ts';
import { testApp } from '../../testing/test-app.ts';

test('every external system is listed, with its local provider and its page', async () => {
  await using server = await testApp();
  expect((await server.get('/v1/partner')).json).toEqual([
    { role: 'mail', name: 'SMTP', isStandIn: true, page: '/local/mail' },
    { role: 'sms', name: 'Unifonic', isStandIn: true, page: '/local/sms' },
    { role: 'identity', name: 'Nafath', isStandIn: true, page: '/local/nafath' },
    { role: 'files', name: 'Appwrite', isStandIn: true, page: null },
    { role: 'cards', name: 'Amazon Payment Services', isStandIn: true, page: null },
    { role: 'storage', name: 'Disk', isStandIn: true, page: null },
    { role: 'push', name: 'Web Push', isStandIn: true, page: '/local/push' },
  ]);
});

test('real ones are not local and have no page', async () => {
  await using server = await testApp({
    environment: {
      SMTP_URL: 'smtp://127.0.0.1:1',
      SMS_PROVIDER: 'twilio',
      SMS_USER: 'AC1',
      SMS_SECRET: 'x',
      NAFATH_ENDPOINT: 'https://nafath.example',
      NAFATH_ID: 'x',
      NAFATH_SECRET: 'x',
      NAFATH_ISSUER: 'https://nafath.example',
      APPWRITE_ENDPOINT: 'https://files.example/v1',
      APPWRITE_ID: 'x',
      APPWRITE_SECRET: 'x',
      FILES_DRIVER: 's3',
      FILES_ENDPOINT: 'https://files.example',
      FILES_BUCKET: 'saer',
      FILES_KEY: 'x',
      FILES_SECRET: 'x',
      PUSH_HOSTS: 'usual',
      GATEWAY_CHECKOUT_URL: 'https://sbcheckout.payfort.com/FortAPI/paymentPage',
      GATEWAY_API_URL: 'https://sbpaymentservices.payfort.com/FortAPI/paymentApi',
      GATEWAY_MERCHANT: 'merchant1',
      GATEWAY_ACCESS_CODE: 'access1',
      GATEWAY_REQUEST_PHRASE: 'x',
      GATEWAY_RESPONSE_PHRASE: 'y',
      ...sellerEnvironment,
    },
  });
  expect((await server.get('/v1/partner')).json).toEqual([
    { role: 'mail', name: 'SMTP', isStandIn: false, page: null },
    { role: 'sms', name: 'Twilio', isStandIn: false, page: null },
    { role: 'identity', name: 'Nafath', isStandIn: false, page: null },
    { role: 'files', name: 'Appwrite', isStandIn: false, page: null },
    { role: 'cards', name: 'Amazon Payment Services', isStandIn: false, page: null },
    { role: 'storage', name: 'S3', isStandIn: false, page: null },
    { role: 'push', name: 'Web Push', isStandIn: false, page: null },
  ]);
});

test('in production a local provider has no page', async () => {
  await using server = await testApp({
    environment: { NODE_ENV: 'production', SECRET_KEY: 'x'.repeat(32) },
  });
  expect((await server.get('/v1/partner')).json).toEqual(
    expect.arrayContaining([{ role: 'mail', name: 'SMTP', isStandIn: true, page: null }]),
  );
});

test('where providers report is shown to super admins alone', async () => {
  await using server = await testApp({
    environment: { DELIVERY_REPORT_SECRET: 'r'.repeat(32), SMS_PROVIDER: 'taqnyat', SMS_SECRET: 'x' },
  });
  const addresses = async (role: 'SUPER_ADMIN' | 'ADMIN') =>
    (await server.get('/v1/partner/report-address', (await person(server, { role })).headers)).json;
  const email = `http://localhost:3000/v1/delivery-report/email/${'r'.repeat(32)}`;
  expect(await addresses('SUPER_ADMIN')).toEqual({ email, sms: null, isPublic: false });
  expect(await addresses('ADMIN')).toEqual({ email: null, sms: null, isPublic: false });
});
