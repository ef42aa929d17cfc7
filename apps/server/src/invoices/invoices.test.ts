import { pageInvoices } from '@saer/contract/account/billing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { activeSubscription } from '../subscriptions/testing/active-subscription.ts';
import { person } from '../testing/accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { qrData } from './document/render-pdf.ts';
import { issueCreditNote, issueInvoice } from './issuing/issue-invoice.ts';
import { readSeller } from './issuing/seller-settings.ts';
import { invoice } from './tables.ts';
import { sellerEnvironment } from './testing/seller-environment.ts';
import { newInvoice, newSupply, sampleSeller } from './testing/new-invoice.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server[Symbol.asyncDispose]());

const company = {
  name: 'مؤسسة وردة الصحراء (Desert Rose) للتجارة',
  vatNumber: '310122393500003',
  address: {
    buildingNumber: '4321',
    street: 'King Fahd Road',
    district: 'Al Olaya',
    city: 'Riyadh',
    postalCode: '12213',
  },
};
const someone = { name: 'Noura', vatNumber: null, address: null };

describe('numbers', () => {
  test('of invoices issued at the same time have no gap and none comes twice, also where some fail', async () => {
    const seller = await person(server, { role: 'USER' });
    const subscriptionId = await activeSubscription(server, seller.id);
    const [first = 0] = (await server.db.select().from(invoice))
      .map(({ sequence }) => sequence)
      .toSorted((a, b) => b - a);
    const issue = (fails: boolean) =>
      server.db.transaction(async (tx) => {
        const row = await issueInvoice(tx, sampleSeller, someone, newSupply(subscriptionId, seller.id));
        if (fails) throw new Error('the power is gone');
        return row;
      });
    const issued = await Promise.allSettled(Array.from({ length: 50 }, (_, at) => issue(at % 5 === 0)));
    const numbers = issued.flatMap((each) => (each.status === 'fulfilled' ? [each.value.sequence] : []));
    expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, at) => first + at + 1));
  });

  test('are given once to a payment, however often it is settled', async () => {
    const seller = await person(server, { role: 'USER' });
    const supply = newSupply(await activeSubscription(server, seller.id), seller.id);
    const issue = () => server.db.transaction((tx) => issueInvoice(tx, sampleSeller, someone, supply));
    expect((await issue()).number).toBe((await issue()).number);
  });
});

const note = (paymentReference: string, refundReference: string, amount: number) =>
  server.db.transaction((tx) =>
    issueCreditNote(tx, sampleSeller, { paymentReference, refundReference, amount, reason: 'Wished so' }),
  );

describe('credit notes', () => {
  test('give back the VAT within them, rounded half up, and together exactly what the invoice has', async () => {
    const seller = await person(server, { role: 'USER' });
    const { transactionReference: paid, number } = await newInvoice(server, seller.id);
    // 15 / 115 of 16.33 is 2.13.
    const notes = [
      await note(paid, 'R1', 1_633),
      await note(paid, 'R2', 1_633),
      await note(paid, 'R3', 1_634),
    ];
    expect(notes.map((each) => each?.vat)).toEqual([213, 213, 213]);
    expect(notes[0]).toMatchObject({
      kind: 'CREDIT_NOTE',
      content: { corrects: number, reason: 'Wished so' },
    });
    await expect(note(paid, 'R4', 1)).rejects.toThrow('More than');
    expect((await note(paid, 'R1', 1_633))?.number).toBe(notes[0]?.number);
    expect(await note('no such payment', 'R9', 100)).toBeUndefined();
  });
});

describe('the QR code', () => {
  test('is the one that the authority’s own example has', () => {
    expect(
      qrData({
        sellerName: 'Bobs Records',
        vatNumber: '310122393500003',
        issuedAt: '2022-04-25T15:30:00.000Z',
        total: 100_000,
        vat: 15_000,
      }),
    ).toBe(
      'AQxCb2JzIFJlY29yZHMCDzMxMDEyMjM5MzUwMDAwMwMUMjAyMi0wNC0yNVQxNTozMDowMFoEBzEwMDAuMDAFBjE1MC4wMA==',
    );
  });

  test('has names of 1 to 255 bytes with their own length, and no longer one', () => {
    const values = { vatNumber: '310122393500003', issuedAt: '2026-11-24T00:00:00.000Z', total: 1, vat: 0 };
    for (let bytes = 1; bytes <= 255; bytes += 1) {
      const sellerName = 'س'.repeat(Math.floor(bytes / 2)) + 'x'.repeat(bytes % 2);
      const decoded = Buffer.from(qrData({ ...values, sellerName }), 'base64');
      expect([decoded[0], decoded[1], decoded.subarray(2, 2 + bytes).toString()]).toEqual([
        1,
        bytes,
        sellerName,
      ]);
    }
    expect(() => qrData({ ...values, sellerName: 'س'.repeat(128) })).toThrow(RangeError);
  });
});

describe('the seller', () => {
  test('is a marked sample without settings, and required where money is real', () => {
    expect(readSeller({}, false)).toMatchObject({ isSample: true });
    expect(() => readSeller({}, true)).toThrow('INVOICE_SELLER_NAME_EN');
    expect(readSeller(sellerEnvironment, true)).toMatchObject({ isSample: false, nameAr: 'شركة سعّر' });
  });

  test.each([
    ['INVOICE_SELLER_VAT_NUMBER', '123'],
    ['INVOICE_SELLER_POSTAL_CODE', '1'],
    ['INVOICE_SELLER_NAME_AR', 'س'.repeat(128)],
    ['INVOICE_SELLER_STREET_AR', 'King Fahd Road'],
    ['INVOICE_SELLER_CITY_AR', ''],
  ])('is refused with a wrong %s, which is named', (name, value) => {
    expect(() => readSeller({ ...sellerEnvironment, [name]: value }, false)).toThrow(name);
  });
});

describe('over HTTP', () => {
  test('a subscriber lists and downloads the own ones; another’s are missing', async () => {
    const [seller, other] = [await person(server, { role: 'USER' }), await person(server, { role: 'USER' })];
    const own = await newInvoice(server, seller.id, company);
    const { json } = await server.get('/v1/invoice/page', seller.headers);
    expect(pageInvoices.reply.parse(json).data).toMatchObject([
      { number: own.number, kind: 'STANDARD', total: 4_900, vat: 639, buyerName: company.name },
    ]);
    const file = await server.app.inject({
      method: 'GET',
      url: `/v1/invoice/file?id=${own.id}`,
      headers: seller.headers,
    });
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${own.number}.pdf"`,
    });
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(await server.get(`/v1/invoice/file?id=${own.id}`, other.headers)).toMatchObject({ status: 404 });
    const admin = await person(server, { role: 'ADMIN' });
    expect(await server.get(`/v1/invoice/file?id=${own.id}`, admin.headers)).toMatchObject({ status: 200 });
  });

  test('stay, under no account, when it is erased', async () => {
    const seller = await person(server, { role: 'USER' });
    const { id } = await newInvoice(server, seller.id);
    const { eraseAccounts } = await import('../accounts/managing/erase-accounts.ts');
    const { ownedRecords } = await import('../owned-records.ts');
    await server.db.transaction((tx) =>
      eraseAccounts(tx, ownedRecords, [{ id: seller.id, email: seller.email, mobile: null }], undefined),
    );
    const [row] = await server.db.select().from(invoice).where(eq(invoice.id, id));
    expect(row).toMatchObject({ accountId: null, total: 4_900 });
  });
});
