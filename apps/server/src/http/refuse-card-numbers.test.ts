import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { person, type Person } from '../testing/accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { hasCardNumber } from './refuse-card-numbers.ts';

const lines: string[] = [];
let server: TestApp;
let shop: Person;
beforeAll(async () => {
  server = await testApp({
    environment: { LOG_LEVEL: 'trace' },
    logStream: { write: (line) => void lines.push(line) },
  });
  shop = await person(server, { role: 'USER' });
});
afterAll(() => server[Symbol.asyncDispose]());

const number = '4005550000000001';

describe('a card number', () => {
  test.each([number, '4005 5500 0000 0001', '5123-4567-8901-2346', '٤٠٠٥٥٥٠٠٠٠٠٠٠٠٠١', `card: ${number}.`])(
    'is recognised in %s',
    (text) => expect(hasCardNumber(text)).toBe(true),
  );

  test.each([
    '4005550000000002',
    '1767225600000',
    '0000000000000000',
    '4444444444444444',
    '12345678901',
    'a4005550000000001b',
    '2026-11-24T00:00:00.000Z',
    '40.05550000000001',
  ])('is not seen in %s', (text) => expect(hasCardNumber(text)).toBe(false));
});

/** Numbers of a kind that pass the check by chance, every tenth of them. */
const passing = (begin: string, length: number, end = ''): readonly string[] =>
  Array.from(
    { length: 200 },
    (_, at) => `${begin}${String(at * 7).padStart(length - begin.length - end.length, '0')}${end}`,
  );
const ibanOf = (account: string): string => {
  const check = 98n - (BigInt(`${account}281000`) % 97n);
  return `SA${String(check).padStart(2, '0')}${account}`;
};

describe('no card number is', () => {
  test.each([
    ['a mobile number', passing('9665', 12)],
    ['a VAT number', passing('310', 15, '3')],
    ['a bank account', passing('80000000', 20).map(ibanOf)],
    [
      'a bank account in groups',
      passing('80000000', 20).map((each) =>
        ibanOf(each)
          .replaceAll(/(.{4})/g, '$1 ')
          .trim(),
      ),
    ],
  ])('%s', (_name, numbers) => {
    for (const each of numbers)
      expect([each, hasCardNumber(`Paid by transfer: ${each}.`)]).toEqual([each, false]);
  });

  test('but a card behind letters that are no bank account is one', () => {
    expect(hasCardNumber(`SA00 ${number}`)).toBe(true);
    expect(hasCardNumber('371449635398431')).toBe(true);
  });
});

test.each([
  ['a body', { body: { planId: 1, period: 'MONTHLY', price: 4_900, note: number } }],
  ['a number in a body', { body: { planId: Number(number), period: 'MONTHLY' } }],
  ['a nested body', { body: { billing: { name: [`x ${number}`] } } }],
  ['the name of a field', { body: { [number]: 1 } }],
  ['a query', { query: `?reference=${number}`, body: {} }],
  ['a header', { headers: { 'x-card': number }, body: {} }],
])(
  'in %s is refused, and nothing of it is logged',
  async (
    _name,
    {
      body,
      query = '',
      headers = {},
    }: {
      body: object;
      query?: string;
      headers?: Record<string, string>;
    },
  ) => {
    const sent = { ...shop.headers, ...headers };
    for (const path of ['/v1/payfort-payment/purchase', '/v1/user-subscription', '/v1/user/info'])
      if (path !== '/v1/user/info' || query !== '')
        expect(
          path === '/v1/user/info'
            ? await server.get(`${path}${query}`, sent)
            : await server.post(`${path}${query}`, body, sent),
        ).toMatchObject({ status: 400, json: { code: 'cardNumberSent' } });
    expect(lines.join('').replaceAll(/\D/g, ' ')).not.toContain(number);
  },
);

/** Every tenth barcode passes the check by chance. */
const barcode = '6281234567899';

test('a barcode that passes the check by chance is none in a product', async () => {
  expect(hasCardNumber(barcode)).toBe(true);
  const product = {
    store: 'NOON_SA_FBN',
    subFamily: 'watches',
    sides: [200, 150, 100],
    weight: 400,
    cost: 50_00,
  };
  for (const field of ['barcode', 'nameEn']) {
    const sent = { nameEn: 'Watch', ...product, [field]: barcode };
    expect(await server.post('/v1/product', sent, shop.headers)).toMatchObject({ status: 200 });
  }
});

test('nor is it one in the address of a page, or in that of the page a request comes from', async () => {
  const addresses = [`/user/add-product?barcode=${barcode}`, `/user/products?search=${barcode}`];
  for (const address of addresses) {
    expect((await server.get(address)).status).not.toBe(400);
    const headers = { ...shop.headers, referer: `http://localhost${address}` };
    expect(await server.get('/v1/user/info', headers)).toMatchObject({ status: 200 });
  }
  expect(await server.get(`/user/products?search=${number}`)).toMatchObject({ status: 400 });
  expect(lines.join('')).not.toContain(barcode);
});
