import { hasCardNumber } from '@saer/contract/api/card-number';
import { encodeFilter } from '@saer/contract/api/list-filter';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { person, type Person } from '../../testing/accounts.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

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
const fullWidth = '４００５５５０００００００００１';

describe('a card number', () => {
  test.each([number, '4005 5500 0000 0001', '5123-4567-8901-2346', '٤٠٠٥٥٥٠٠٠٠٠٠٠٠٠١', `card: ${number}.`])(
    'is recognised in %s',
    (text) => expect(hasCardNumber(text)).toBe(true),
  );

  test.each([
    ['letters before it', `card${number}`],
    ['letters after it', `${number}cvv123`],
    ['letters of Arabic before it', `بطاقتي${number}`],
    ['points', '4005.5500.0000.0001'],
    ['double spaces', '4005  5500  0000  0001'],
    ['no-break spaces', '4005\u00a05500\u00a00000\u202f0001'],
    ['spaces of other widths', '4005\u20035500\u30000000\u20090001'],
    ['slashes', '4005/5500/0000/0001'],
    ['commas', '4005,5500,0000,0001'],
    ['underscores', '4005_5500_0000_0001'],
    ['long dashes', '4005–5500—0000−0001'],
    ['different signs', '4005.5500 0000-0001'],
    ['lines', '4005\n5500\r\n0000\n0001'],
    ['tabs', '4005\t5500\t0000\t0001'],
    ['a space after each digit', '4 0 0 5 5 5 0 0 0 0 0 0 0 0 0 1'],
    ['a point after each digit', '4.0.0.5.5.5.0.0.0.0.0.0.0.0.0.1'],
    ['eights', '40055500 00000001'],
    ['six and ten', '400555 0000000001'],
    ['full width', fullWidth],
    ['Persian digits', '۴۰۰۵۵۵۰۰۰۰۰۰۰۰۰۱'],
    ['digits of Devanagari', '४००५५५०००००००००१'],
    ['bold digits', '𝟒𝟎𝟎𝟓𝟓𝟓𝟎𝟎𝟎𝟎𝟎𝟎𝟎𝟎𝟎𝟏'],
    ['raised digits', '⁴⁰⁰⁵⁵⁵⁰⁰⁰⁰⁰⁰⁰⁰⁰¹'],
    ['digits of two scripts', '٤٠٠٥5500۰۰۰۰0001'],
    ['signs without width', '4005\u200b5500\u200c00\u200d00\ufeff0001'],
    ['a soft hyphen and a mark of direction', '4005\u00ad5500\u200e0000\u200f0001'],
    ['keycaps', Array.from(number, (digit) => `${digit}\ufe0f\u20e3`).join('')],
    ['an expiry date behind it', '4005 5500 0000 0001 12/27'],
    ['a number before it', 'no. 1: 4005 5500 0000 0001'],
    ['another number before it', '123 4005550000000001'],
    ['a plus', `+${number}`],
    ['the groups of American Express', '3714 496353 98431'],
    ['mada', '9682 0312 3456 7890'],
  ])('is recognised with %s', (_name, text) => expect([text, hasCardNumber(text)]).toEqual([text, true]));

  test.each([
    '49.00, 59.00, 69.00, 79.00',
    '2026-11-24 – 2026-12-24',
    '24/11/2026 - 25/11/2026',
    'Sizes 40 45 50 55 60 65 70 75',
    '+966 50 123 4567',
    '+49 1512 3456789',
    '0501234567 / 0551234567',
    '192.168.100.100, 255.255.255.255',
    '405-1234567-1234561',
    '4005550000000001400555000000000142',
    'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b4005550000000001'.slice(-64),
    'IMEI 356938035643809',
    '966500000000000',
  ])('is not seen in %s', (text) => expect([text, hasCardNumber(text)]).toEqual([text, false]));

  test('is not seen in keys of ours, whatever digits they have', () => {
    for (const key of ['40055500-0000-4001-8a05-550000000001', 'a0055500-4005-4550-8000-400555000001'])
      expect([key, hasCardNumber(key)]).toEqual([key, false]);
  });

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
const toIban = (account: string): string => {
  const check = 98n - (BigInt(`${account}281000`) % 97n);
  return `SA${String(check).padStart(2, '0')}${account}`;
};

describe('no card number is', () => {
  test.each([
    ['a mobile number', passing('9665', 12)],
    ['a VAT number', passing('310', 15, '3')],
    ['a bank account', passing('80000000', 20).map(toIban)],
    [
      'a bank account in groups',
      passing('80000000', 20).map((each) =>
        toIban(each)
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

const spellings = [
  `card${number}`,
  '4005.5500.0000.0001',
  '4005  5500  0000  0001',
  '4005\u00a05500\u00a00000\u00a00001',
  fullWidth,
  '٤٠٠٥ ٥٥٠٠ ٠٠٠٠ ٠٠٠١',
  '۴۰۰۵۵۵۰۰۰۰۰۰۰۰۰۱',
  '4005\u200b5500\u200b0000\u200b0001',
];

describe.each(spellings)('a card written as %s', (written) => {
  const address = { street: 'Street', district: 'Olaya', city: 'Riyadh' };
  const payment = { key: crypto.randomUUID(), planId: 1, period: 'MONTHLY', price: 4_900, saveCard: false };
  const billing = (name: string, street = address.street) => ({
    ...payment,
    termsAccepted: true,
    billing: {
      name,
      vatNumber: null,
      address: { ...address, street, buildingNumber: '1234', postalCode: '12345' },
    },
  });
  test.each([
    ['the name on an invoice', 'POST', '/v1/payfort-payment/purchase', billing(written)],
    ['the address on an invoice', 'POST', '/v1/payfort-payment/purchase', billing('Shop', written)],
    ['an own name', 'PATCH', '/v1/user/info', { firstName: written }],
    ['a message to us', 'POST', '/v1/contact-us', { message: written }],
    ['a name of a product', 'POST', '/v1/product', { nameEn: written }],
    ['a barcode', 'POST', '/v1/product', { barcode: written }],
    ['a SKU', 'POST', '/v1/product', { sku: written }],
    ['a telephone number', 'POST', '/v1/user/sub-user', { mobile: written }],
    ['a VAT number', 'POST', '/v1/payfort-payment/purchase', { billing: { vatNumber: written } }],
    ['a scenario', 'POST', '/v1/scenario', { name: written, columns: [] }],
  ] as const)('is refused in %s', async (_name, method, url, payload) => {
    const answer = await server.app.inject({ method, url, payload, headers: shop.headers });
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'cardNumberSent' }]);
  });

  test('is refused in the filter of a list, in a query, and in an address, and none is logged', async () => {
    const filter = encodeURIComponent(encodeFilter({ search: written }));
    const sent = encodeURIComponent(written);
    for (const url of [
      `/v1/transaction/page?filter=${filter}`,
      `/v1/search?text=${sent}`,
      `/v1/card/${sent}`,
      `/user/${sent}`,
    ])
      expect([url, (await server.get(url, shop.headers)).status]).toEqual([url, 400]);
    const logged = lines.join('');
    for (const each of [written, sent, number]) expect(logged).not.toContain(each);
  });
});

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
  for (const field of ['barcode', 'sku', 'nameEn']) {
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

test('nor among the bytes of a file, which no schema takes for a text; a short text is no file', async () => {
  const bytes = Buffer.alloc(3_000, 'A').toString('base64');
  for (const field of ['profileImage', 'firstName']) {
    const reply = await server.app.inject({
      method: 'PATCH',
      url: '/v1/user/info',
      payload: { [field]: `data:image/png;base64,${bytes}/${number}/${bytes}` },
      headers: shop.headers,
    });
    const code = field === 'firstName' ? 'cardNumberSent' : 'notAnImage';
    expect([reply.statusCode, reply.json()]).toMatchObject([400, { code }]);
  }
  for (const field of ['profileImage', 'picture', 'document', 'file'])
    expect(await server.post('/v1/contact-us', { [field]: `data:image/png;base64,${number}` })).toMatchObject(
      { status: 400, json: { code: 'cardNumberSent' } },
    );
  expect(lines.join('')).not.toContain(number);
});
