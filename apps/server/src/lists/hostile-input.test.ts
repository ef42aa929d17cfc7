import type { ListName } from '@saer/contract/lists/all';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { type AdminClient, adminClient, rowIn, type Values } from './testing/admin-client.ts';
import { listSamples, newNames } from './testing/list-samples.ts';

let server: TestApp;
let admin: AdminClient;
let arabicAdmin: AdminClient;
beforeAll(async () => {
  server = await testApp();
  admin = await adminClient(server);
  arabicAdmin = await adminClient(server, 'ADMIN', 'ar');
});
afterAll(() => server[Symbol.asyncDispose]());

const named: readonly ListName[] = [
  'store',
  'productFamily',
  'productSubFamily',
  'productType',
  'classificationCategory',
  'pricePlan',
];

const wrongNames: readonly (readonly [string, Values, string, string])[] = [
  ['Arabic in the English name', { nameEn: 'عطور' }, 'notAnEnglishName', 'nameEn'],
  ['Arabic within the English name', { nameEn: 'Perfume عطر' }, 'notAnEnglishName', 'nameEn'],
  ['English in the Arabic name', { nameAr: 'Perfume' }, 'notAnArabicName', 'nameAr'],
  ['no English name', { nameEn: undefined }, 'required', 'nameEn'],
  ['an empty name', { nameEn: '' }, 'required', 'nameEn'],
  ['spaces as a name', { nameAr: '   ' }, 'required', 'nameAr'],
  ['10,000 characters', { nameEn: 'a'.repeat(10_000) }, 'tooLong', 'nameEn'],
  ['10,000 Arabic characters', { nameAr: 'ع'.repeat(10_000) }, 'tooLong', 'nameAr'],
  ['a script tag', { nameEn: '<script>alert(1)</script>' }, 'markupNotAllowed', 'nameEn'],
  ['a tag in Arabic', { nameAr: 'عطر <img src=x onerror=alert(1)>' }, 'markupNotAllowed', 'nameAr'],
  ['a zero character', { nameEn: 'Per\0fume' }, 'notText', 'nameEn'],
  ['a line break in a name', { nameEn: 'Per\nfume' }, 'notText', 'nameEn'],
  ['a number as a name', { nameEn: 7 }, 'notText', 'nameEn'],
];

describe.each(named)('in %s', (list) => {
  test.each(wrongNames)(
    '%s is rejected at its field, in both languages',
    async (_name, wrong, code, field) => {
      const sent = { ...(await listSamples[list].row(admin)), ...wrong };
      const english = await admin.add(list, sent);
      expect(english).toMatchObject({ status: 400, json: { code, field } });
      expect(english.json).toMatchObject({ message: expect.stringMatching(/^[^\u0600-\u06ff{}]+$/) });
      const arabic = await arabicAdmin.add(list, sent);
      expect(arabic.json).toMatchObject({
        code,
        field,
        message: expect.stringMatching(/^[\u0600-\u06ff][^{}]+$/),
      });
    },
  );

  test('a name that another row has is rejected in every spelling', async () => {
    const { nameEn, nameAr } = { nameEn: `Oud ${list}`, nameAr: `أزياء إلكترونية ${list}` };
    const sent: Values = { ...(await listSamples[list].row(admin)), nameEn, nameAr };
    await admin.create(list, sent);
    expect(
      await admin.add(list, { ...sent, nameAr: newNames().nameAr, nameEn: `  OUD   ${list} ` }),
    ).toMatchObject({ status: 409, json: { code: 'nameTaken', field: 'nameEn' } });
    const duplicate = { ...sent, nameEn: newNames().nameEn, nameAr: `ازياء الكترونيه ${list}` };
    expect(await arabicAdmin.add(list, duplicate)).toMatchObject({
      status: 409,
      json: { code: 'nameTaken', field: 'nameAr', message: expect.stringContaining('ازياء') },
    });
  });

  test('exactly one of two admins who simultaneously add the same name succeeds', async () => {
    const sent = await listSamples[list].row(admin);
    const answers = await Promise.all([admin, arabicAdmin, admin].map((each) => each.add(list, sent)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, json } of answers)
      if (status !== 200)
        expect({ status, json }).toMatchObject({ status: 409, json: { code: 'nameTaken' } });
  });
});

const others: readonly (readonly [string, ListName, Values, string, string])[] = [
  ['a zero character in a source', 'productFamily', { source: 'a\0b' }, 'notText', 'source'],
  ['a script in a note', 'productFamily', { note: '<script>x</script>' }, 'markupNotAllowed', 'note'],
  ['a note of 10,000 characters', 'productFamily', { note: 'a'.repeat(10_000) }, 'tooLong', 'note'],
  ['an unknown status', 'productFamily', { status: 'sure' }, 'notOneOf', 'status'],
  ['a code with spaces', 'productFamily', { code: 'two words' }, 'notACode', 'code'],
  ['a missing family', 'productSubFamily', { familyId: 999_999 }, 'unknownRow', 'familyId'],
  ['a missing sub family', 'productType', { subFamilyId: 999_999 }, 'unknownRow', 'subFamilyId'],
  ['text as a position', 'productType', { position: 'first' }, 'notANumber', 'position'],
  ['a negative price', 'pricePlan', { monthlyPrice: -1 }, 'negativeNumber', 'monthlyPrice'],
  ['a fraction of a halala', 'pricePlan', { monthlyPrice: 1.5 }, 'notWholeNumber', 'monthlyPrice'],
  ['a plan for nobody', 'pricePlan', { users: 0 }, 'zeroNotAllowed', 'users'],
  ['Arabic in the English text', 'pricePlan', { descriptionEn: 'عربي' }, 'notAnEnglishName', 'descriptionEn'],
  ['a VAT above 100 %', 'feeTable', { feeVat: 10_001 }, 'tooLarge', 'feeVat'],
  [
    'credits that do not rise',
    'feeTable',
    {
      shippingCredit: [
        { upTo: 500, credit: 1 },
        { upTo: 500, credit: 2 },
      ],
    },
    'creditsNotRising',
    'shippingCredit',
  ],
];

test.each(others)('%s is rejected at its field', async (_name, list, wrong, code, field) => {
  const sent = { ...(await listSamples[list].row(admin)), ...wrong };
  expect(await admin.add(list, sent)).toMatchObject({ status: 400, json: { code, field } });
  expect((await arabicAdmin.add(list, sent)).json).toMatchObject({
    message: expect.stringMatching(/^[\u0600-\u06ff«]/),
  });
});

test('special characters of SQL and HTML are plain text', async () => {
  const nameEn = `Robert'); drop table store; -- & "5 < 6" %_\\`;
  const row = await admin.create('productFamily', { nameEn, nameAr: 'علامات %_\\' });
  expect(row).toMatchObject({ nameEn });
  expect(await admin.find('productFamily', { nameEn })).toHaveLength(1);
});

test('spaces in a name are collapsed, and two families may contain the same name', async () => {
  const [first, second] = [
    await admin.create('productFamily', newNames()),
    await admin.create('productFamily', newNames()),
  ];
  const names = { nameEn: '  Desk   lamps ', nameAr: ' مصابيح  المكتب ' };
  const one = await admin.create('productSubFamily', { ...names, familyId: first.id });
  expect(one).toMatchObject({ nameEn: 'Desk lamps', nameAr: 'مصابيح المكتب', code: 'desk_lamps' });
  const two = await admin.create('productSubFamily', { ...names, familyId: second.id });
  expect(two).toMatchObject({ code: 'desk_lamps_2' });
  // Moving it to a parent where its name is taken is rejected as well.
  const moved = { ...names, id: two.id, version: two.version, familyId: first.id };
  expect(await admin.write('productSubFamily', moved)).toMatchObject({
    status: 409,
    json: { code: 'nameTaken', details: { name: 'Desk lamps' } },
  });
});

test('a code is generated from the English name unless sent, and cannot change', async () => {
  const names = newNames();
  const given = await admin.create('store', { ...names, fulfilmentMode: 'SELF', code: 'MY_STORE' });
  expect(given).toMatchObject({ code: 'MY_STORE' });
  const duplicate = { ...newNames(), fulfilmentMode: 'SELF', code: 'MY_STORE' };
  expect(await admin.add('store', duplicate)).toMatchObject({
    status: 409,
    json: { code: 'codeTaken', field: 'code' },
  });
  const { id, version } = given;
  const renamed = { ...names, fulfilmentMode: 'SELF', id, version, code: 'OTHER' };
  expect(await admin.write('store', renamed)).toMatchObject({
    status: 400,
    json: { code: 'unknownField', field: 'code' },
  });
  expect(await admin.create('productFamily', { nameEn: '3D printers', nameAr: 'طابعات' })).toMatchObject({
    code: 'n_3d_printers',
  });
});

test('a new row comes last unless a position is sent', async () => {
  const first = await admin.create('productFamily', newNames());
  const second = rowIn(await admin.add('productFamily', newNames()));
  expect(Number(second['position'])).toBe(Number(first['position']) + 1);
  expect(await admin.create('productFamily', { ...newNames(), position: 0 })).toMatchObject({ position: 0 });
});
