import type { Endpoint } from '@saer/contract/api/endpoint';
import { endpoints } from '@saer/contract/endpoints';
import { encodeFilter, type ListFilter } from '@saer/contract/api/list-filter';
import {
  notifications,
  pageNotificationEmails,
  pageNotificationSms,
} from '@saer/contract/contact/notification';
import { transactions, userSubscriptions } from '@saer/contract/resource-paths';
import { eq, getTableName, sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import * as mini from 'zod/mini';
import { account } from '../principals/tables.ts';
import { rowsFor } from '../authorisation/testing/rows.ts';
import { history } from '../audit/tables.ts';
import { savedProduct } from '../products/testing/saved-product.ts';
import { product } from '../products/tables.ts';
import { listNames } from '@saer/contract/lists/all';
import { adminLists } from '../admin-lists.ts';
import { productFeeOverride } from '../fees/tables.ts';
import { missedSearch } from '../lists/tables.ts';
import { adminClient } from '../lists/testing/admin-client.ts';
import { listSamples } from '../lists/testing/list-samples.ts';
import { subscription } from '../subscriptions/tables.ts';
import { surveyResponse } from '../survey/tables.ts';
import { outbox } from '../messages/tables.ts';
import { notification } from '../notifications/tables.ts';
import { newNotification } from '../notifications/testing/new-notification.ts';
import { invoice } from '../invoices/tables.ts';
import { newInvoice } from '../invoices/testing/new-invoice.ts';
import { paymentOrder, paymentTask, savedCard, transaction } from '../payments/tables.ts';
import { newCard, savedPayment } from '../payments/testing/saved-payment.ts';
import { fillTable } from '../testing/fill-table.ts';
import { person, type Person } from '../testing/accounts.ts';
import { isBackground } from '../testing/is-background.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

const ROWS = 100_000;

/** The maximum number of sorted rows: those of the page, never those of the list. */
const maxSorted = 1_000;

/** The orders that an index serves, besides the one a list has by itself. */
const served: Readonly<Record<string, readonly NonNullable<ListFilter['order_by']>[]>> = {
  '/product/page': [{ createdAt: 'desc' }, { sellingProfit: 'asc' }, { sellingProfit: 'desc' }],
  '/product/history/page': [{ at: 'asc' }],
  '/history/page': [{ at: 'asc' }],
  '/user/page': [{ createdAt: 'asc' }, { createdAt: 'desc' }],
  '/user-subscription/page': [{ createdAt: 'asc' }],
  '/category-search/miss/page': [{ count: 'asc', lastAt: 'asc' }],
};

let server: TestApp;
let callers: Readonly<Record<'nobody' | 'seller' | 'admin' | 'superAdmin', Pick<Person, 'headers'>>>;
const sent = vi.spyOn(Client.prototype, 'query');
const usedIndexes = new Set<string>();

const filled = [
  ...Object.values(adminLists).map(({ table }) => table),
  productFeeOverride,
  product,
  history,
  account,
  missedSearch,
  subscription,
  paymentOrder,
  transaction,
  paymentTask,
  savedCard,
  invoice,
  notification,
  outbox,
  surveyResponse,
].map((table) => ({
  table,
  name: getTableName(table),
}));

/** One row in ten is the seller's. */
const owner = 'case when g % 10 = 0 then r.owner_id else 1000000 + g % 1000 end';
const ownCustomer = 'case when g % 10 = 0 then r.customer_id end';
const ownAccount = 'case when g % 10 = 0 then r.account_id else 1000000 + g % 1000 end';
const unique = "'x' || g";
const varied: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  product: { owner_id: owner, profit: 'g % 3000' },
  product_fee_override: { account_id: ownAccount },
  history: { owner_id: owner, entity_id: '1 + g % 1000' },
  missed_search: { count: '1 + g % 100' },
  // One open subscription a subscriber.
  subscription: { subscriber_id: 'null' },
  payment_order: { customer_id: ownCustomer, reference: unique },
  transaction: { customer_id: ownCustomer, reference: unique, used_for: "'CREDIT'" },
  payment_task: { done_at: 'now()' },
  saved_card: { token_hash: unique },
  survey_response: { account_id: '1000000 + g' },
  notification: { account_id: ownAccount, read_at: 'case when g % 100 <> 0 then now() end' },
  outbox: {
    id: 'gen_random_uuid()',
    account_id: ownAccount,
    channel: "case when g % 2 = 0 then 'sms' else 'email' end",
  },
  invoice: {
    account_id: 'case when g % 10 = 0 then r.account_id end',
    number: unique,
    sequence: '1000 + g',
    transaction_reference: unique,
  },
};

beforeAll(async () => {
  server = await testApp();
  const seller = await person(server, { role: 'USER' });
  const admin = await person(server, { role: 'ADMIN' });
  const superAdmin = await person(server, { role: 'SUPER_ADMIN' });
  const client = await adminClient(server);
  for (const list of listNames)
    if ((await server.db.$count(adminLists[list].table)) === 0)
      await client.create(list, await listSamples[list].row(client));
  await rowsFor(server, 'agreedFee', { ...seller, role: 'USER' });
  await savedProduct(server, seller);
  const { id: transactionId } = await savedPayment(server, seller.id);
  await server.db.insert(paymentTask).values({ kind: 'LATE_PAYMENT', transactionId });
  await newCard(server.db, seller.id);
  const other = await person(server, { role: 'USER' });
  const { id: invoiceId } = await newInvoice(server, other.id);
  await server.db.update(invoice).set({ accountId: seller.id }).where(eq(invoice.id, invoiceId));
  await newNotification(server, seller.id);
  await server.db.insert(outbox).values({
    channel: 'email',
    template: 'x',
    recipient: 'x@example.com',
    language: 'en',
    accountId: seller.id,
  });
  await server.db.insert(surveyResponse).values({ accountId: seller.id, state: 'LATER' });
  await server.db.insert(missedSearch).values({ term: 'word', folded: 'word', language: 'en' });
  // Copies the newest row: for accounts, that of a seller.
  await person(server, { role: 'USER' });
  const left = [...filled];
  const fillOthers = async (): Promise<void> => {
    for (let next = left.pop(); next !== undefined; next = left.pop())
      await fillTable(server.db, next.table, ROWS, {
        // Long texts take their time, and say nothing about an order.
        search: "'row ' || g",
        words_en: "''",
        words_ar: "''",
        ...varied[next.name],
      });
  };
  await Promise.all([fillOthers(), fillOthers(), fillOthers()]);
  callers = { nobody: { headers: {} }, seller, admin, superAdmin };
});
afterAll(async () => {
  sent.mockRestore();
  await server[Symbol.asyncDispose]();
});

type Node = z.infer<typeof node>;
const node = z.object({
  'Node Type': z.string(),
  'Plan Rows': z.number(),
  'Relation Name': z.optional(z.string()),
  'Index Name': z.optional(z.string()),
  get Plans() {
    return z.optional(z.array(node));
  },
});
const explained = z.tuple([z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: node })]) })]);

const toNodes = (plan: Node): readonly Node[] => [plan, ...(plan.Plans ?? []).flatMap(toNodes)];

const statement = z.tuple([z.object({ text: z.string() }), z.optional(z.array(z.unknown()))]);

/** The statements that a call sends the database, each with its plan. */
async function readPlans(path: string, caller: keyof typeof callers, filter: ListFilter) {
  sent.mockClear();
  const query = new URLSearchParams({ filter: encodeFilter(filter) });
  const { status, text: reply } = await server.get(`/v1${path}?${query.toString()}`, callers[caller].headers);
  expect({ status, reply: status === 200 ? '' : reply }).toEqual({ status: 200, reply: '' });
  const statements = sent.mock.calls.flatMap((call, at) => {
    const { data } = statement.safeParse(call.slice(0, 2));
    const client = sent.mock.contexts[at];
    return data === undefined || !(client instanceof Client) || isBackground(data[0])
      ? []
      : [{ text: data[0].text, values: data[1] ?? [], client }];
  });
  const plans = [];
  for (const { text, values, client } of statements.filter((each) =>
    /^\s*(?:select|with)\b/i.test(each.text),
  )) {
    const { rows } = await client.query(`explain (format json) ${text}`, values);
    const nodes = toNodes(explained.parse(rows)[0]['QUERY PLAN'][0].Plan);
    for (const { 'Index Name': name } of nodes) if (name !== undefined) usedIndexes.add(name);
    plans.push({ text, nodes });
  }
  return plans;
}

/** Problems of a plan; a count may not sort, but may scan every row. */
function complaints({ text, nodes }: { readonly text: string; readonly nodes: readonly Node[] }): string[] {
  const isCount = /^\s*select count\(\*\)/.test(text);
  return nodes.flatMap((each) => {
    const { 'Node Type': type, 'Relation Name': relation, Plans = [] } = each;
    if (type.endsWith('Sort') && Plans.some((below) => below['Plan Rows'] > maxSorted))
      return [`sorts ${Plans[0]?.['Plan Rows']} rows: ${text}`];
    const isWhole = type === 'Seq Scan' && filled.some(({ name }) => name === relation);
    return isWhole && !isCount ? [`reads all of ${relation}: ${text}`] : [];
  });
}

const toCallers = ({ access }: Endpoint): readonly (keyof typeof callers)[] => {
  if (access === 'public') return ['nobody', 'superAdmin'];
  if (access === 'admin') return ['admin', 'superAdmin'];
  return access === 'signedIn' || access === 'accountOwner' ? ['seller', 'superAdmin'] : ['seller'];
};

/** Pages at the own path of their resource, as the specification names it. */
const atOwnPath: ReadonlySet<string> = new Set(
  [transactions, userSubscriptions, notifications, pageNotificationEmails, pageNotificationSms].map(
    ({ path }) => path,
  ),
);
const lists = endpoints.filter(
  ({ path, method }) => path.endsWith('/page') || (method === 'GET' && atOwnPath.has(path)),
);
/** Sorted by saved results of a calculation with the fee book. */
const derivedPage = '/product/action/page';
/** Sorted by calculated values: no index contains them, and separate tests measure the cost. */
const calculatedPage = '/product/outdated';
const cases = lists.flatMap((endpoint) =>
  toCallers(endpoint).flatMap((caller) =>
    [undefined, ...(served[endpoint.path] ?? [])].map(
      (order) => [endpoint.path, caller, JSON.stringify(order ?? 'its own order'), order] as const,
    ),
  ),
);

describe(`of ${ROWS} rows`, () => {
  test.each(cases)('%s, for %s, by %s: neither sorts nor reads them all', async (path, caller, _, order) => {
    const asked: ListFilter = { limit: 25, ...(order === undefined ? {} : { order_by: order }) };
    // The first call reads the fee book into memory, and puts every product where it belongs.
    if (path === derivedPage) await readPlans(path, caller, asked);
    const plans = await readPlans(path, caller, asked);
    expect(plans.length).toBeGreaterThan(1);
    expect(plans.flatMap(complaints)).toEqual([]);
  });

  test('every list that answers by the page is among them', () => {
    const pages = endpoints.filter(
      ({ reply }) => reply instanceof mini.ZodMiniObject && 'pageCount' in reply.shape,
    );
    expect(lists).toEqual(pages.filter(({ path }) => path !== calculatedPage));
    expect(lists.length).toBeGreaterThan(10);
  });

  test('the page behind a cursor begins at its row', async () => {
    const filter = { order_by: { createdAt: 'desc' }, limit: 25, ignorePaginationCount: true } as const;
    const page = async (more: ListFilter) => {
      const query = new URLSearchParams({ filter: encodeFilter({ ...filter, ...more }) });
      const { json } = await server.get(`/v1/product/page?${query.toString()}`, callers.seller.headers);
      return z.object({ next: z.string(), data: z.array(z.object({ id: z.int() })) }).parse(json);
    };
    const deep = await page({ page: 300 });
    const plans = await readPlans('/product/page', 'seller', { ...filter, after: deep.next });
    expect(plans.flatMap(complaints)).toEqual([]);
    expect((await page({ after: deep.next })).data).toEqual((await page({ page: 301 })).data);
  });

  test('an order with an index is read in that order', async () => {
    await readPlans('/history/page', 'superAdmin', { where: { entity: 'product', entityId: 1 } });
    await readPlans('/notification/page', 'seller', { where: { readAt: { isNull: true } } });
    const { rows } = await server.db.execute(sql`select c.relname as name from pg_index i
      join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
      join pg_attribute a on a.attrelid = i.indrelid and a.attname = 'id' and a.attnum = i.indkey[i.indnatts - 1]
      where i.indnatts > 1 and t.relname in ${filled.map(({ name }) => name)}`);
    const made = rows.map(({ name }) => String(name));
    expect(made).toContain('product_by_owner');
    expect(made.filter((name) => !usedIndexes.has(name))).toEqual([]);
  });
});
