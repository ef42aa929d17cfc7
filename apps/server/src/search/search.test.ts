import { type SearchReply, searchReply } from '@saer/contract/site/search';
import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adminClient } from '../lists/testing/admin-client.ts';
import { savedProduct } from '../products/testing/saved-product.ts';
import { product } from '../products/tables.ts';
import { account } from '../principals/tables.ts';
import { person, type Person } from '../testing/accounts.ts';
import { fillTable } from '../testing/fill-table.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

let server: TestApp;
let seller: Person;
let subUser: Person;
let other: Person;
let admin: Person;
let superAdmin: Person;

beforeAll(async () => {
  server = await testApp();
  seller = await person(server, { role: 'USER' });
  subUser = await person(server, { role: 'SUB_USER', subscriber: seller.id });
  other = await person(server, { role: 'USER' });
  admin = await person(server, { role: 'ADMIN' });
  superAdmin = await person(server, { role: 'SUPER_ADMIN' });
  const called = (id: number, firstName: string, lastName: string) =>
    server.db.update(account).set({ firstName, lastName }).where(eq(account.id, id));
  await called(seller.id, 'أحمد', 'العُتيبي');
  await called(superAdmin.id, 'Rayan', 'Root');
  await savedProduct(server, seller, {
    nameEn: 'Silver ring',
    nameAr: 'خاتم فضّة أنيق',
    barcode: '6281000000010',
  });
  await savedProduct(server, other, { nameEn: 'Golden ring', nameAr: 'خاتم ذهب أنيق', sku: 'RING-9' });
  const client = await adminClient(server);
  await client.create('productFamily', { nameEn: 'Hidden treasures', nameAr: 'كنوز مخفية', active: false });
});
afterAll(() => server[Symbol.asyncDispose]());

const ask = (who: Pick<Person, 'headers'>, text: string) =>
  server.get(`/v1/search?${new URLSearchParams({ text }).toString()}`, who.headers);

async function find(who: Person, text: string): Promise<SearchReply> {
  const { status, json } = await ask(who, text);
  expect([status, json]).toMatchObject([200, {}]);
  return searchReply.parse(json);
}

const toNames = ({ products }: SearchReply) => products.map(({ nameEn }) => nameEn);
const readAccounts = async (who: Person, text: string) =>
  (await find(who, text)).accounts.map(({ id }) => id);
const everything = (found: SearchReply) => Object.values(found).flat();

describe('who finds what', () => {
  test('nobody without signing in', async () => {
    expect(await ask({ headers: {} }, 'ring')).toMatchObject({ status: 401 });
  });

  test('a seller and their sub-user find their own products, and nobody else’s', async () => {
    expect(toNames(await find(seller, 'ring'))).toEqual(['Silver ring']);
    expect(toNames(await find(subUser, 'ring'))).toEqual(['Silver ring']);
    expect(toNames(await find(other, 'ring'))).toEqual(['Golden ring']);
    expect(toNames(await find(other, '6281000000010'))).toEqual([]);
  });

  test('an admin finds those of all sellers, the newest first', async () => {
    expect(toNames(await find(admin, 'ring'))).toEqual(['Golden ring', 'Silver ring']);
    expect(toNames(await find(admin, 'ring-9'))).toEqual(['Golden ring']);
  });

  test('a seller finds neither accounts nor fee tables, not even their own', async () => {
    for (const text of [seller.email, subUser.email, 'person', 'noon', '2026', 'أحمد', 'a']) {
      expect(await find(seller, text)).toMatchObject({ accounts: [], feeTables: [] });
    }
  });

  test('an admin finds the accounts they manage, and their own', async () => {
    expect(await readAccounts(admin, seller.email)).toEqual([seller.id]);
    expect(await readAccounts(admin, admin.email)).toEqual([admin.id]);
    expect(await readAccounts(admin, 'Rayan Root')).toEqual([]);
    expect(await readAccounts(superAdmin, 'rayan root')).toEqual([superAdmin.id]);
    expect(await readAccounts(admin, `0${seller.mobile.slice(4)}`)).toEqual([seller.id]);
    expect(await readAccounts(admin, `00${seller.mobile.slice(1)}`)).toEqual([seller.id]);
  });

  test('an admin finds fee tables by their store', async () => {
    const { feeTables } = await find(admin, 'نون');
    expect(feeTables.length).toBeGreaterThan(0);
    for (const { store } of feeTables) expect(store.nameAr).toContain('نون');
  });

  test('what is hidden from sellers is found by admins alone', async () => {
    expect((await find(seller, 'treasures')).categories).toEqual([]);
    expect((await find(admin, 'treasures')).categories).toMatchObject([
      { level: 'family', nameEn: 'Hidden treasures', parent: null },
    ]);
  });
});

describe('a text finds', () => {
  test.each([
    ['خاتم فضه', 'Silver ring'],
    ['خاتم فضة انيق', 'Silver ring'],
    ['خَاتَم فِضّة', 'Silver ring'],
    ['خـــاتم فضه آنيق', 'Silver ring'],
    ['SILVER', 'Silver ring'],
    ['ring silver', 'Silver ring'],
    ['٦٢٨١٠٠٠٠٠٠٠١٠', 'Silver ring'],
  ])('a product by “%s”', async (text, name) => {
    expect(toNames(await find(seller, text))).toEqual([name]);
  });

  test.each(['احمد العتيبى', 'أَحمد', 'العتيبي احمد'])('an account by “%s”', async (text) => {
    expect((await find(admin, text)).accounts.map(({ id }) => id)).toEqual([seller.id]);
  });

  test('a category by its name before those with the word in another place', async () => {
    const { categories } = await find(seller, 'watches');
    expect(categories[0]).toMatchObject({
      level: 'subFamily',
      code: 'watches',
      parent: { code: expect.any(String) },
    });
    expect((await find(seller, 'ساعه')).categories[0]).toMatchObject({ code: 'watches' });
  });

  test('a store by its code', async () => {
    expect((await find(seller, 'NOON_SA_FBN')).stores).toMatchObject([{ code: 'NOON_SA_FBN' }]);
  });

  test('at most five of each kind', async () => {
    for (let at = 0; at < 6; at += 1) await savedProduct(server, other, { nameEn: `Many ${at}` });
    expect((await find(other, 'many')).products).toHaveLength(5);
    for (const kind of Object.values(await find(superAdmin, 'a'))) expect(kind.length).toBeLessThanOrEqual(5);
  });
});

describe('a text is', () => {
  test.each(['', 'a'.repeat(81), 'a\0b'])('rejected: %j', async (text) => {
    expect(await ask(seller, text)).toMatchObject({ status: 400 });
  });

  test('required', async () => {
    expect(await server.get('/v1/search', seller.headers)).toMatchObject({ status: 400 });
    expect(await server.get('/v1/search?text=a&limit=9', seller.headers)).toMatchObject({ status: 400 });
  });

  test.each(['%', '_', '%%', '\\', '‌', ' ', '\u064b', "' or 1=1 --", 'ring%', 'r_ng', '*', '{{7*7}}'])(
    'never a pattern or a command: %j',
    async (text) => {
      expect(everything(await find(other, text)).filter((each) => 'barcode' in each)).toEqual([]);
    },
  );

  test('answered whatever it is', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ minLength: 1, maxLength: 80, unit: 'binary' }).filter((text) => !text.includes('\0')),
        async (text) => {
          const { status } = await ask(admin, text);
          expect([200, 400]).toContain(status);
        },
      ),
      { numRuns: 60 },
    );
  });
});

test('a search among 100,000 products and accounts takes a moment', { timeout: 60_000 }, async () => {
  const varied = { search: "'row ' || g" };
  await fillTable(server.db, product, 100_000, varied);
  await fillTable(server.db, account, 20_000, varied);
  for (const [who, text] of [
    [admin, 'nowhere'],
    [admin, 'row'],
    [admin, '99999'],
    [seller, 'nowhere'],
  ] as const) {
    const before = performance.now();
    await find(who, text);
    expect(performance.now() - before).toBeLessThan(1_500);
  }
});
