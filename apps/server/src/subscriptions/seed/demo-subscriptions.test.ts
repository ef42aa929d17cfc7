import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { seedAccounts } from '../../accounts/seed/seed-accounts.ts';
import { readSettings } from '../../settings.ts';
import { testApp } from '../../testing/test-app.ts';
import { subscription } from '../tables.ts';
import { seedDemoSubscriptions } from './demo-subscriptions.ts';

const development = readSettings(
  { SECRET_KEY: 'only-for-tests-'.repeat(3), DEMO_PASSWORD: 'Demo-only-4173!' },
  '/',
);

test('three demo sellers have an active, a pending and an expired subscription, once', async () => {
  await using server = await testApp();
  await seedAccounts(server.db, development);
  await seedDemoSubscriptions(server.db, development);
  const rows = await server.db.select().from(subscription).orderBy(subscription.id);
  expect(rows.map(({ status }) => status)).toEqual(['ACTIVE', 'PENDING', 'EXPIRED']);
  expect(rows[0]).toMatchObject({ subscriberEmail: 'seller@saer.localhost', period: 'MONTHLY' });
  await server.db.delete(subscription).where(eq(subscription.id, rows[0]?.id ?? 0));
  await seedDemoSubscriptions(server.db, development);
  expect(await server.db.$count(subscription)).toBe(2);
});

test.each(['production', 'test'] as const)('nobody has one in %s', async (mode) => {
  await using server = await testApp();
  await seedAccounts(server.db, development);
  await seedDemoSubscriptions(server.db, { mode });
  expect(await server.db.$count(subscription)).toBe(0);
});
