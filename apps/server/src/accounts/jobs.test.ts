import { ownedProducts } from '../products/queries.ts';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { history } from '../audit/tables.ts';
import { outbox } from '../messages/tables.ts';
import { localMessage } from '../integrations/local/tables.ts';
import { product } from '../products/tables.ts';
import { sampleProduct, savedProduct } from '../products/testing/saved-product.ts';
import { readSettings } from '../settings.ts';
import { oneTimeCode, passwordToken, pendingRegistration, rateLimit, session } from '../auth/tables.ts';
import { person } from '../testing/accounts.ts';
import { testApp } from '../testing/test-app.ts';
import { cleanUp } from './jobs.ts';
import { account } from '../principals/tables.ts';

const settings = readSettings({ NODE_ENV: 'test' }, '/');
const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString();

/** Finds every table of the database that contains a text. */
async function tablesHolding(db: Database, text: string): Promise<string[]> {
  const tables = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const found = [];
  for (const { name } of tables.rows) {
    const { rows } = await db.execute(
      sql`select 1 from ${sql.identifier(name)} as each where each::text ilike ${`%${text}%`} limit 1`,
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
}

test('after the grace period nothing in the database identifies the owner or a sub-user', async () => {
  await using server = await testApp();
  const seller = await person(server, { role: 'USER' });
  const helper = await person(server, { role: 'SUB_USER', subscriber: seller.id });
  const admin = await person(server, { role: 'ADMIN' });
  await server.patch('/v1/user/info', { firstName: 'Unmistakable' }, seller.headers);
  await server.patch('/v1/user/sub-user', { id: helper.id, firstName: 'Unmistakable' }, seller.headers);
  await server.post('/v1/auth/forgot-password', { username: seller.email });
  await server.db
    .insert(localMessage)
    .values({ channel: 'email', recipient: seller.email, source: `To: ${seller.email}` });
  const kept = await savedProduct(server, seller, {
    nameEn: 'Unmistakable watch',
    barcode: '2000000000053',
  });
  const deleted = await savedProduct(server, seller, { nameEn: 'Unmistakable clock' });
  await server.delete(`/v1/product?id=${deleted.id}`, helper.headers);
  await server.put('/v1/product', { ...sampleProduct, id: kept.id, version: 1 }, admin.headers);
  const other = await savedProduct(server, await person(server, { role: 'USER' }));
  await server.delete(`/v1/user?id=${seller.id}`, admin.headers);

  await cleanUp(server.db, settings, [ownedProducts]);
  expect(await tablesHolding(server.db, seller.email)).toContain('account');

  await server.db
    .update(account)
    .set({ deletedAt: daysAgo(31) })
    .where(eq(account.id, seller.id));
  expect(await cleanUp(server.db, settings, [ownedProducts])).toBe(1);
  const products = await server.db.select({ id: product.id }).from(product);
  expect(products).toEqual([{ id: other.id }]);
  for (const text of [
    'Unmistakable',
    '2000000000053',
    seller.email,
    helper.email,
    seller.mobile,
    helper.mobile,
  ])
    expect(await tablesHolding(server.db, text)).toEqual([]);
  expect(await server.db.select().from(history).where(eq(history.action, 'erase'))).toHaveLength(2);
  expect((await server.get('/v1/user/info', admin.headers)).status).toBe(200);
});

test('a registration that was never confirmed goes after 30 days', async () => {
  await using server = await testApp();
  const register = async (email: string, days: number) => {
    const body = { firstName: 'Noura', lastName: 'Seller', mobile: '+966551234567', language: 'ar' };
    await server.post('/v1/auth/register', {
      ...body,
      email,
      password: 'Quiet-Lantern-77',
      termsAccepted: true,
    });
    await server.db
      .update(pendingRegistration)
      .set({ createdAt: daysAgo(days) })
      .where(eq(pendingRegistration.email, email));
  };
  await register('forgotten@example.com', 31);
  await register('young@example.com', 29);
  await cleanUp(server.db, settings, [ownedProducts]);
  const left = await server.db.select({ email: pendingRegistration.email }).from(pendingRegistration);
  expect(left).toEqual([{ email: 'young@example.com' }]);
  const codes = await server.db.select({ email: oneTimeCode.email }).from(oneTimeCode);
  expect(codes).toEqual([{ email: 'young@example.com' }]);
});

test('expired data is deleted: sessions, codes, links, counts and old messages', async () => {
  await using server = await testApp();
  const idle = await person(server, { role: 'USER' });
  const expired = await person(server, { role: 'USER' });
  const open = await person(server, { role: 'USER' });
  await server.db
    .update(session)
    .set({ lastUsedAt: daysAgo(8) })
    .where(eq(session.accountId, idle.id));
  await server.db
    .update(session)
    .set({ expiresAt: daysAgo(0) })
    .where(eq(session.accountId, expired.id));
  const code = { codeHash: 'x', triesLeft: 5, sentAt: daysAgo(2), expiresAt: daysAgo(2) };
  await server.db.insert(oneTimeCode).values([
    { ...code, id: crypto.randomUUID(), purpose: 'passwordReset' },
    { ...code, id: crypto.randomUUID(), purpose: 'registration' },
    { ...code, id: crypto.randomUUID(), purpose: 'registration', createdAt: daysAgo(31) },
    { ...code, id: crypto.randomUUID(), purpose: 'contactChange', expiresAt: daysAgo(-1) },
  ]);
  await server.db.insert(passwordToken).values([
    { tokenHash: 'old', accountId: open.id, expiresAt: daysAgo(1) },
    { tokenHash: 'new', accountId: open.id, expiresAt: daysAgo(-1) },
  ]);
  const letter = { channel: 'email', template: 'x', recipient: 'a@example.com', language: 'ar' } as const;
  await server.db.insert(outbox).values([
    { ...letter, state: 'SENT', createdAt: daysAgo(91) },
    { ...letter, state: 'SENT', createdAt: daysAgo(89) },
    { ...letter, state: 'QUEUED', createdAt: daysAgo(91) },
  ]);
  await server.db.insert(rateLimit).values([
    { key: 'old', expire: Date.now() - 1 },
    { key: 'new', expire: Date.now() + 60_000 },
  ]);
  await cleanUp(server.db, settings, [ownedProducts]);
  expect(await server.db.select({ of: session.accountId }).from(session)).toEqual([{ of: open.id }]);
  const codes = await server.db.select({ purpose: oneTimeCode.purpose }).from(oneTimeCode);
  expect(codes.map(({ purpose }) => purpose).toSorted()).toEqual(['contactChange', 'registration']);
  expect(await server.db.select({ is: passwordToken.tokenHash }).from(passwordToken)).toEqual([
    { is: 'new' },
  ]);
  expect(await server.db.$count(outbox)).toBe(2);
  expect(await server.db.select({ key: rateLimit.key }).from(rateLimit)).toEqual([{ key: 'new' }]);
});
