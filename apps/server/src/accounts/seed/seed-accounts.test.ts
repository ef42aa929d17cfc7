import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSettings } from '../../settings.ts';
import { setPassword, hashPassword } from '../../auth/passwords/password.ts';
import { testApp } from '../../testing/test-app.ts';
import { account } from '../../principals/tables.ts';
import { seedAccounts } from './seed-accounts.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'saer-seed-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const toSettings = (environment: Record<string, string>) =>
  readSettings({ DATA_DIR: folder, SECRET_KEY: 'only-for-tests-'.repeat(3), ...environment }, '/');

test('in development there is one of every role with one password, and sellers in every status', async () => {
  await using server = await testApp();
  const lines = await (await seedAccounts(server.db, toSettings({})))();
  const password = readFileSync(path.join(folder, 'demo-password'), 'utf8');
  expect(lines).toHaveLength(4);
  for (const line of lines) expect(line).toMatch(/^\w+@saer\.localhost +\S+$/);
  for (const line of lines) expect(line.endsWith(password)).toBe(true);
  const signIn = (username: string) => server.post('/v1/auth/authenticate', { username, password });
  for (const [name, role] of [
    ['super', 'SUPER_ADMIN'],
    ['admin', 'ADMIN'],
    ['seller', 'USER'],
    ['helper', 'SUB_USER'],
  ] as const)
    expect(await signIn(`${name}@saer.localhost`)).toMatchObject({
      status: 200,
      json: { metadata: { role } },
    });
  const statuses = await server.db
    .select({ status: account.status, deletedAt: account.deletedAt })
    .from(account);
  expect(statuses).toHaveLength(28);
  expect(new Set(statuses.map(({ status }) => status))).toEqual(
    new Set(['PENDING', 'ACTIVE', 'INACTIVE', 'BLOCKED']),
  );
  expect(statuses.filter(({ deletedAt }) => deletedAt !== null)).toHaveLength(1);
});

test('a second start adds nothing, restores nothing, and prints no outdated password', async () => {
  await using server = await testApp();
  await seedAccounts(server.db, toSettings({ DEMO_PASSWORD: 'Demo-only-4173!' }));
  await server.db.delete(account).where(eq(account.email, 'helper@saer.localhost'));
  const [admin] = await server.db.select().from(account).where(eq(account.email, 'admin@saer.localhost'));
  await server.db.transaction(async (tx) =>
    setPassword(tx, admin?.id ?? 0, await hashPassword('Another-1!')),
  );
  expect(await (await seedAccounts(server.db, toSettings({ DEMO_PASSWORD: 'Demo-only-4173!' })))()).toEqual([
    'super@saer.localhost    Demo-only-4173!',
    'admin@saer.localhost    password changed since',
    'seller@saer.localhost   Demo-only-4173!',
  ]);
  expect(await server.db.$count(account)).toBe(27);
});

test('in production the settings name the first super admin, once', async () => {
  await using server = await testApp();
  const settings = toSettings({
    NODE_ENV: 'production',
    FIRST_ADMIN_EMAIL: 'owner@example.com',
    FIRST_ADMIN_PASSWORD: 'Quiet-Garden-77',
  });
  expect(await (await seedAccounts(server.db, toSettings({ NODE_ENV: 'production' })))()).toEqual([
    'there is no admin yet: start once with FIRST_ADMIN_EMAIL and FIRST_ADMIN_PASSWORD',
  ]);
  expect(await (await seedAccounts(server.db, settings))()).toEqual([
    'owner@example.com is now the first super admin',
  ]);
  expect(await (await seedAccounts(server.db, settings))()).toEqual(['with the accounts of your database']);
  expect(await server.db.select().from(account)).toMatchObject([{ role: 'SUPER_ADMIN', isVerified: true }]);
  const reply = await server.post('/v1/auth/authenticate', {
    username: 'owner@example.com',
    password: 'Quiet-Garden-77',
  });
  expect(reply.status).toBe(200);
});

test('in production, demo accounts from development cause a warning', async () => {
  await using server = await testApp();
  await seedAccounts(server.db, toSettings({}));
  expect(await (await seedAccounts(server.db, toSettings({ NODE_ENV: 'production' })))()).toEqual([
    'with the accounts of your database',
    '4 demo accounts of development are among them: remove them',
  ]);
});

test('a test begins without accounts', async () => {
  await using server = await testApp();
  expect(await (await seedAccounts(server.db, toSettings({ NODE_ENV: 'test' })))()).toEqual([]);
  expect(await server.db.$count(account)).toBe(0);
});
