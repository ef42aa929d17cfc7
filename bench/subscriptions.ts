/** The time of a page of 100,000 subscriptions over HTTP, and of beginning a purchase, each compared with its SQL written by hand. */
import { randomUUID } from 'node:crypto';
import os from 'node:os';
import process from 'node:process';
import { encodeFilter } from '@saer/contract/api/list-filter';
import { activeSubscription } from '../apps/server/src/subscriptions/testing/active-subscription.ts';
import { newPerson } from './bench-accounts.ts';
import { startBenchServer } from './bench-server.ts';
import { atMost, atMostTimes, record } from './figure.ts';
import { median } from './timing.ts';

const WARM_UP = 20;
const ROUNDS = 100;
/** Times the SQL, for the list. */
const LIST_AIM = 2;
/** Milliseconds, for the purchase. */
const PURCHASE_AIM = 15;

await using opened = new AsyncDisposableStack();
const { db, pool, app } = await startBenchServer(opened);
const admin = await newPerson(db, 'SUPER_ADMIN');
const first = await newPerson(db, 'USER');
const sampleId = await activeSubscription({ db }, first.id);
const columns = `plan_id, plan_name_en, plan_name_ar, period, price, vat, vat_rate, users, payment_type, starts_at, ends_at, subscriber_name, subscriber_email`;
const insertMany = (rows: number) =>
  pool.query(
    `insert into subscription (${columns}, status, created_at)
     select ${columns}, 'EXPIRED', now() - make_interval(mins => g) from subscription, generate_series(1, $2) g where id = $1`,
    [sampleId, rows],
  );

console.log(
  `${os.availableParallelism()} cores, Node ${process.version}, ${ROUNDS} pairs of calls one after the other, after ${WARM_UP} that do not count\n`,
);

async function timed(call: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await call();
  return performance.now() - begun;
}

/** Milliseconds that this process, and the server in it, has worked so far. */
function worked(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

async function pairs(ours: () => Promise<unknown>, theirs: () => Promise<unknown>) {
  const times = { ours: new Array<number>(), theirs: new Array<number>(), work: new Array<number>() };
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const before = worked();
    const one = await timed(ours);
    const work = worked() - before;
    const other = await timed(theirs);
    if (round < 0) continue;
    times.ours.push(one);
    times.theirs.push(other);
    times.work.push(work);
  }
  return {
    ours: { value: median(times.ours), unit: ' ms' },
    work: { value: median(times.work), unit: ' ms' },
    theirs: { value: median(times.theirs), unit: ' ms' },
  };
}

const page = `/v1/user-subscription/page?filter=${encodeURIComponent(encodeFilter({ limit: 25 }))}`;
async function readPage(): Promise<void> {
  const { statusCode, body } = await app.inject({
    method: 'GET',
    url: page,
    headers: { authorization: `Bearer ${admin.token}` },
  });
  if (statusCode !== 200) throw new Error(body);
}
const pageSql = `with keys as (select id from subscription order by created_at desc, id desc limit 25)
  select s.*, a.id as subscriber, a.full_name, a.email from keys join subscription s on s.id = keys.id
  left join account a on a.id = s.subscriber_id order by s.created_at desc, s.id desc`;
const readBare = () =>
  Promise.all([pool.query(pageSql), pool.query('select count(*) as total from subscription')]);

let there = 1;
for (const rows of [1, 100, 100_000]) {
  if (rows > there) await insertMany(rows - there);
  there = rows;
  await pool.query('vacuum analyze subscription');
  const { ours, theirs } = await pairs(readPage, readBare);
  const figure = `newest page of ${rows.toLocaleString('en')} subscriptions`;
  // A page of few rows is the call itself: the session, the checks and the reply.
  if (rows < 100_000) record(atMost(figure, ours, PURCHASE_AIM, { name: 'its SQL alone', ...theirs }));
  else record(atMostTimes({ figure, ours, peer: { name: 'its SQL alone', ...theirs } }, LIST_AIM));
}

const { rows: plans } = await pool.query<{ id: number; monthly_price: number }>(
  'select id, monthly_price from price_plan where active and monthly_price > 0 order by id limit 1',
);
const [plan] = plans;
const sellers = await Promise.all(Array.from({ length: ROUNDS + WARM_UP }, () => newPerson(db, 'USER')));
// They have a plan from the start, so that they may save sheets; here they buy one.
await pool.query('delete from subscription where subscriber_id = any($1)', [sellers.map(({ id }) => id)]);
let next = 0;
async function purchase(): Promise<void> {
  const seller = sellers[next];
  next += 1;
  const { statusCode, body } = await app.inject({
    method: 'POST',
    url: '/v1/payfort-payment/purchase',
    headers: { authorization: `Bearer ${seller?.token}`, 'content-type': 'application/json' },
    payload: JSON.stringify({
      key: randomUUID(),
      planId: plan?.id,
      period: 'MONTHLY',
      price: plan?.monthly_price,
      billing: { name: 'Palm Store', vatNumber: null, address: null },
      saveCard: false,
      termsAccepted: true,
    }),
  });
  if (statusCode !== 200) throw new Error(body);
}
/** The least that a purchase writes: a subscription, in a transaction of its own. */
async function writeBare(): Promise<void> {
  const client = await pool.connect();
  await client.query('begin');
  await client.query(
    `insert into subscription (${columns}, status) select ${columns}, 'EXPIRED' from subscription where id = $1`,
    [sampleId],
  );
  await client.query('commit');
  client.release();
}
const { ours, theirs, work } = await pairs(purchase, writeBare);
record(atMost('the server’s own work on a purchase, CPU time', work, PURCHASE_AIM));
record(
  atMost('beginning a purchase', ours, PURCHASE_AIM, { name: 'one of its rows written by hand', ...theirs }),
);
