import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { ClientConfig } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { migrateDatabase } from '../database/database.ts';
import { siblingDatabase } from '../testing/sibling-database.ts';
import { person } from '../testing/accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import {
  connect,
  freshParent,
  inserting,
  openRing,
  countOrphans,
  readOutcome,
  type Race,
  race,
  type Reference,
  removing,
} from './testing/reference-race.ts';
import { savedProduct } from './testing/saved-product.ts';

/** Connections to a database with our statement-level checks and to one with PostgreSQL's row-level checks. */
let ours: { readonly app: TestApp; readonly config: ClientConfig };
let native: typeof ours;

async function made(): Promise<typeof ours> {
  const app = await testApp();
  const seller = await person(app, { role: 'USER' });
  await savedProduct(app, seller);
  const { rows } = await app.db.execute<{ name: string }>(sql`select current_database() as name`);
  return { app, config: siblingDatabase(inject('testServer'), rows[0]?.name ?? '') };
}

beforeAll(async () => {
  [ours, native] = [await made(), await made()];
  for (const table of ['product', 'history']) {
    await native.app.db.execute(sql.raw(`drop trigger ${table}_references on ${table}`));
    await native.app.db.execute(sql.raw(`alter table ${table} enable trigger all`));
  }
});
afterAll(async () => {
  await ours.app[Symbol.asyncDispose]();
  await native.app[Symbol.asyncDispose]();
});

const references: readonly Reference[] = [
  { child: 'product', column: 'owner_id', parent: 'account' },
  { child: 'product', column: 'store_id', parent: 'store' },
  { child: 'product', column: 'sub_family_id', parent: 'product_sub_family' },
  { child: 'product', column: 'type_id', parent: 'product_type' },
  { child: 'product', column: 'fee_table_id', parent: 'fee_table' },
  { child: 'history', column: 'actor_id', parent: 'account' },
  { child: 'history', column: 'owner_id', parent: 'account' },
];
const named = references.map((each) => [`${each.child}.${each.column}`, each] as const);

const races: readonly Race[] = (['read committed', 'repeatable read'] as const).flatMap((isolation) =>
  (['delete', 'rekey'] as const).flatMap((removal) =>
    (['insert', 'remove'] as const).flatMap((first) =>
      (['commit', 'rollback'] as const).map((end) => ({ isolation, removal, first, end })),
    ),
  ),
);

const byName = (all: readonly { readonly name: string }[]) =>
  all.toSorted((one, other) => (one.name < other.name ? -1 : 1));

describe('a row that refers to another one', () => {
  test.each(named)(
    '%s: is rejected where that one never existed, with PostgreSQL’s own message',
    async (_name, reference) => {
      const refusals = await Promise.all(
        [ours, native].map(async ({ config }) => {
          const client = await connect(config);
          const add = await inserting(client, reference);
          const error: unknown = await add(999_999).then(
            () => undefined,
            (refused: unknown) => refused,
          );
          await client.end();
          const { code, constraint, table, schema, message, detail } = Object(error);
          return { code, constraint, table, schema, message, detail };
        }),
      );
      expect(refusals[0]).toEqual(refusals[1]);
      expect(refusals[0]).toMatchObject({ code: '23503', detail: expect.stringContaining('999999') });
    },
  );

  test.each(named)(
    '%s: conflicts with a concurrent deletion or key change like under a foreign key, in either order',
    async (_name, reference) => {
      await using opened = new AsyncDisposableStack();
      const [one, other] = [await openRing(ours.config, opened), await openRing(native.config, opened)];
      for (const rules of races) {
        const [got, expected] = [await race(one, reference, rules), await race(other, reference, rules)];
        expect({ rules, ...got }).toEqual({ rules, ...expected });
        expect(got).toMatchObject({ orphans: 0, waited: true });
      }
    },
  );

  test('many concurrent changes in any order cause no orphans, no unjustified errors and no deadlocks', async () => {
    const [, store] = references;
    if (store === undefined) throw new Error('No reference');
    const clients = await Promise.all(Array.from({ length: 6 }, () => connect(ours.config)));
    const [watch, remover, ...adders] = clients;
    if (watch === undefined || remover === undefined) throw new Error('No connection');
    const adding = await Promise.all(adders.map((client) => inserting(client, store, 20)));
    for (let round = 0; round < 60; round += 1) {
      const id = await freshParent(watch, 'store');
      const removal = round % 2 === 0 ? 'delete' : 'rekey';
      const [removed, ...added] = await Promise.all([
        pause(round % 7).then(() => readOutcome(removing(remover, store, { removal }, id))),
        ...adding.map((add, at) => pause((round * at) % 5).then(() => readOutcome(add(id)))),
      ]);
      expect(await countOrphans(watch, store)).toBe(0);
      // Either the store was deleted and nothing refers to it, or something refers to it and it was not deleted.
      const isNamed = added.includes('done');
      expect(removed === 'done').toBe(!isNamed);
      for (const outcome of [removed, ...added])
        expect(outcome).toMatch(/^done$|^23503 product_store_id_store_id_fk product/);
    }
    await Promise.all(clients.map((client) => client.end()));
  });
});

test('PostgreSQL itself checks everything these two triggers do not', async () => {
  const { rows } = await ours.app.db.execute<{
    child: string;
    name: string;
    function: string;
    on: boolean;
  }>(sql`
    select pg_constraint.conrelid::regclass::text as child, conname as name, tgfoid::regproc::text as function,
      tgenabled = 'O' as "on"
    from pg_trigger inner join pg_constraint on pg_constraint.oid = tgconstraint and contype = 'f'
  `);
  const off = rows.filter(({ on }) => !on);
  const known = references.map(({ child, column, parent }) => ({
    child,
    name: `${child}_${column}_${parent}_id_fk`,
    function: '"RI_FKey_check_ins"',
    on: false,
  }));
  expect(byName(off)).toEqual(byName(known));
});

test('without superuser rights PostgreSQL checks every row itself', async () => {
  const server = inject('testServer');
  const name = `plain_${randomUUID()}`;
  const admin = await connect(server);
  await admin.query(`create role "${name}"`);
  await admin.query(`create database "${name}" owner "${name}"`);
  const config: ClientConfig = { ...siblingDatabase(server, name), options: `-c role=${name}` };
  try {
    await migrateDatabase(config, path.resolve(import.meta.dirname, '../../migrations'));
    const client = await connect(config);
    const { rows } = await client.query(
      `select current_user as "user", (select rolsuper from pg_roles where rolname = current_user) as super,
        (select count(*)::integer from pg_trigger where tgenabled <> 'O') as off,
        (select count(*)::integer from pg_trigger where tgname like '%_references') as ours`,
    );
    await client.end();
    expect(rows).toEqual([{ user: name, super: false, off: 0, ours: 0 }]);
  } finally {
    await admin.query(`drop database "${name}" with (force)`);
    await admin.query(`drop role "${name}"`);
    await admin.end();
  }
});
