import { sql } from 'drizzle-orm';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { testApp } from '../testing/test-app.ts';

test('a server whose database only reads is alive but not ready, until it writes again', async () => {
  await using server = await testApp();
  const statuses = async () =>
    Promise.all(['live', 'ready'].map(async (each) => (await server.get(`/v1/health/${each}`)).status));
  const allow = async (writes: boolean) => {
    await server.db.transaction(async (tx) => {
      await tx.execute(sql`set transaction read write`);
      await tx.execute(
        sql.raw(
          `alter database "${server.database}" set default_transaction_read_only = ${writes ? 'off' : 'on'}`,
        ),
      );
    });
    // Connections have the setting from their beginning.
    await server.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    );
    await server.db.execute(sql.raw(`set default_transaction_read_only = ${writes ? 'off' : 'on'}`));
    // As long as an earlier write stands for the next one.
    await wait(1_100);
  };
  expect(await statuses()).toEqual([200, 200]);
  await allow(false);
  expect(await statuses()).toEqual([200, 503]);
  expect((await server.get('/v1/store')).status).toBe(200);
  await allow(true);
  expect(await statuses()).toEqual([200, 200]);
});
