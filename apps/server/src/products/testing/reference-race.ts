import { Client, type ClientConfig, DatabaseError } from 'pg';
import { setTimeout as pause } from 'node:timers/promises';

/** A foreign key. */
export interface Reference {
  readonly child: 'product' | 'history';
  readonly column: string;
  readonly parent: 'account' | 'store' | 'product_sub_family' | 'product_type' | 'fee_table';
}

/** The results of two concurrent transactions: one adds rows that refer to a row, the other deletes that row. */
export interface Race {
  readonly isolation: 'read committed' | 'repeatable read';
  /** The row is deleted, or its key changes. */
  readonly removal: 'delete' | 'rekey';
  readonly first: 'insert' | 'remove';
  /** The outcome of the first transaction. */
  readonly end: 'commit' | 'rollback';
}

export interface RaceOutcome {
  readonly insert: string;
  readonly remove: string;
  /** Afterwards: how many rows refer to the row, whether it exists, and how many refer to nothing. */
  readonly naming: number;
  readonly isThere: boolean;
  readonly orphans: number;
  /** Tells whether the second waited for the first. */
  readonly waited: boolean;
}

export async function connect(config: ClientConfig): Promise<Client> {
  const client = new Client(config);
  await client.connect();
  return client;
}

/** The outcome of a statement: `done`, or PostgreSQL's code with the constraint and message. */
export const readOutcome = (running: Promise<unknown>): Promise<string> =>
  running.then(
    () => 'done',
    (error: unknown) => {
      if (!(error instanceof DatabaseError)) throw error;
      const { code, constraint = '', table = '', message } = error;
      return [code, constraint, table, code === '23503' ? message : ''].join(' ').trim();
    },
  );

/** Copies every writable column of a row, with one of them replaced. */
async function copying(
  client: Client,
  table: string,
  chosen: string,
): Promise<{ into: string; from: string }> {
  const { rows } = await client.query<{ column_name: string }>(
    `select column_name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' and is_identity = 'NO'`,
    [table],
  );
  const names = rows.map(({ column_name: name }) => name).filter((name) => name !== 'save_key');
  return {
    into: names.join(', '),
    from: names.map((name) => (name === chosen ? '$1::integer' : name)).join(', '),
  };
}

let count = 0;
/** Columns that no two rows may share. */
const unique: Readonly<Record<Reference['parent'], readonly string[]>> = {
  account: ['email'],
  store: ['code', 'name_en', 'name_ar'],
  product_sub_family: ['code', 'name_en', 'name_ar'],
  product_type: ['code', 'name_en', 'name_ar'],
  fee_table: ['name', 'effective_from'],
};

/** Adds a copy of the first row of a table, which nothing refers to yet. */
export async function freshParent(client: Client, parent: Reference['parent']): Promise<number> {
  count += 1;
  const { into } = await copying(client, parent, '');
  const values = into.split(', ').map((name) => {
    if (name === 'mobile') return 'null';
    if (!unique[parent].includes(name)) return name;
    return name === 'effective_from' ? `date '2100-01-01' + ${count}` : `'fresh${count}_' || ${name}`;
  });
  const { rows } = await client.query<{ id: number }>(
    `insert into ${parent} (${into}) select ${values.join(', ')} from ${parent} order by id limit 1 returning id`,
  );
  return rows[0]?.id ?? 0;
}

/** Adds copies of the first row of a table that refer to a row. */
export async function inserting(client: Client, { child, column }: Reference, rows = 3) {
  const { into, from } = await copying(client, child, column);
  const statement = `insert into ${child} (${into})
    select ${from} from (select * from ${child} order by id limit 1) as one, generate_series(1, ${rows})`;
  return (id: number) => client.query(statement, [id]);
}

export const removing = (
  client: Client,
  { parent }: Reference,
  { removal }: Pick<Race, 'removal'>,
  id: number,
) =>
  client.query(
    removal === 'delete'
      ? `delete from ${parent} where id = $1`
      : `update ${parent} set id = default where id = $1`,
    [id],
  );

export const countMatching = async (
  client: Client,
  from: string,
  values: readonly unknown[] = [],
): Promise<number> => {
  const { rows } = await client.query<{ count: number }>(`select count(*)::integer from ${from}`, [
    ...values,
  ]);
  return rows[0]?.count ?? 0;
};

export const countOrphans = (client: Client, { child, column, parent }: Reference): Promise<number> =>
  countMatching(
    client,
    `${child} where ${column} is not null and not exists (select from ${parent} where ${parent}.id = ${child}.${column})`,
  );

/** Tells whether a connection waited for another one before its statement ended. */
async function waitsFor(watch: Client, pid: number, running: Promise<unknown>): Promise<boolean> {
  let isOver = false;
  void running.finally(() => {
    isOver = true;
  });
  for (;;) {
    if (isOver) return false;
    const { rows } = await watch.query(
      'select from pg_stat_activity where pid = $1 and wait_event_type = $2',
      [pid, 'Lock'],
    );
    if (rows.length > 0) return true;
    await pause(1);
  }
}

const readPid = async (client: Client): Promise<number> => {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid ?? 0;
};

/** Three connections to a database. */
export interface Ring {
  readonly watch: Client;
  readonly adder: Client;
  readonly remover: Client;
}

export async function openRing(config: ClientConfig, opened: AsyncDisposableStack): Promise<Ring> {
  const open = async (): Promise<Client> => {
    const client = await connect(config);
    opened.defer(() => client.end());
    return client;
  };
  return { watch: await open(), adder: await open(), remover: await open() };
}

/** Runs two concurrent transactions over a new row. */
export async function race(ring: Ring, reference: Reference, rules: Race): Promise<RaceOutcome> {
  const { watch, adder, remover } = ring;
  const id = await freshParent(watch, reference.parent);
  const add = await inserting(adder, reference);
  for (const client of [adder, remover]) {
    await client.query(`begin isolation level ${rules.isolation}`);
    // Starts the snapshot of a repeatable-read transaction.
    await client.query('select from product limit 1');
  }
  const steps = {
    insert: { client: adder, run: () => readOutcome(add(id)) },
    remove: { client: remover, run: () => readOutcome(removing(remover, reference, rules, id)) },
  };
  const [one, other] = rules.first === 'insert' ? [steps.insert, steps.remove] : [steps.remove, steps.insert];
  const before = await one.run();
  const pid = await readPid(other.client);
  const running = other.run();
  const waited = await waitsFor(watch, pid, running);
  await one.client.query(rules.end);
  const after = await running;
  const ended = after === 'done' ? await readOutcome(other.client.query('commit')) : after;
  await other.client.query('rollback');
  const [insert, remove] = rules.first === 'insert' ? [before, ended] : [ended, before];
  return {
    insert,
    remove,
    waited,
    naming: await countMatching(watch, `${reference.child} where ${reference.column} = $1`, [id]),
    isThere: (await countMatching(watch, `${reference.parent} where id = $1`, [id])) === 1,
    orphans: await countOrphans(watch, reference),
  };
}
