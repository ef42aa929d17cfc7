import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import { findFeeDoubts } from '@saer/contract/publishing/fee-doubt';
import { findFeeVersion } from '@saer/contract/publishing/fee-version';
import { lists } from '@saer/contract/lists/all';
import type { SignedIn } from '@saer/contract/account/session';
import { riyadhDay } from '@saer/i18n/format-date';
import * as z from 'zod/mini';
import { demoPassword } from './demo-password.ts';
import type { Api } from './create-account.ts';

const row = z.object({ id: z.int(), version: z.int() });

export interface CreatedStore {
  readonly store: { readonly id: number; readonly code: string };
  /** The version in force, with one class and the commission of toys. */
  readonly inForce: number;
}

/** A size class of such a store. */
export const box = (code: string, longestSide: number, feeBelow: number) => ({
  code,
  nameEn: `Box ${code}`,
  nameAr: `صندوق ${code}`,
  longestSide,
  medianSide: longestSide,
  shortestSide: longestSide,
  packaging: 0,
  breakpoint: null,
  slabs: [
    { maxWeight: 500, feeBelow, feeAbove: feeBelow },
    { maxWeight: 1_000, feeBelow: feeBelow + 100, feeAbove: feeBelow + 100 },
  ],
});

/** The keys of everything that is doubtful in a version: such a store has one commission. */
export const doubtKeys = async (
  request: APIRequestContext,
  admin: SignedIn,
  id: number,
): Promise<readonly string[]> => {
  const headers = { authorization: `Bearer ${admin.access_token}` };
  const reply = await request.get('/v1/fee-table/doubts', { params: { id }, headers });
  return z.parse(findFeeDoubts.reply, await reply.json()).doubts.map(({ key }) => key);
};

/** Another admin publishes the draft. */
let publisher: Promise<SignedIn> | undefined;

const publish = async (api: Api, request: APIRequestContext, admin: SignedIn, id: number): Promise<void> => {
  publisher ??= api.signIn('admin@saer.localhost', demoPassword);
  for (const [step, who] of [
    ['submit', admin],
    ['publish', await publisher],
  ] as const) {
    const { version } = await readVersion(request, admin, id);
    const doubts = await doubtKeys(request, admin, id);
    await api.post(`/fee-table/${step}`, { id, version, doubts }, who);
  }
};

/** A new store with a fee table in force since last year, so that no other calculation changes. */
export const createStore = async (
  api: Api,
  request: APIRequestContext,
  admin: SignedIn,
): Promise<CreatedStore> => {
  const code = `S${randomUUID().replaceAll('-', '').slice(0, 12)}`;
  const store = z.parse(
    lists.store.create.reply,
    await api.post(
      '/store',
      { code, nameEn: `Store ${code}`, nameAr: `متجر ${code}`, fulfilmentMode: 'FBN' },
      admin,
    ),
  );
  const table = z.parse(
    row,
    await api.post(
      '/fee-table',
      { storeId: store.id, name: 'First', effectiveFrom: '2025-01-01', minReferral: 100 },
      admin,
    ),
  );
  for (const each of boxes(0)) {
    await api.post('/classification', { feeTableId: table.id, ...each }, admin);
  }
  const subFamilies: unknown = await (await request.get('/v1/product-sub-family')).json();
  const toys = z.parse(lists.productSubFamily.find.reply, subFamilies).find((each) => each.code === 'toys');
  await api.post('/referral-rule', { feeTableId: table.id, subFamilyId: toys?.id, ...commission }, admin);
  await publish(api, request, admin, table.id);
  return { store, inForce: table.id };
};

const boxes = (more: number) => [box('small', 200, 700 + more), box('large', 400, 1_500 + more)];
const commission = { shape: 'flat', rate1: 1_000 };

export const readVersion = async (request: APIRequestContext, admin: SignedIn, id: number) => {
  const headers = { authorization: `Bearer ${admin.access_token}` };
  const reply = await request.get('/v1/fee-table/version', { params: { id }, headers });
  return z.parse(findFeeVersion.reply, await reply.json());
};

/** From today on every fee of the store is higher by this amount; returns the key of that table. */
export const raiseFees = async (
  api: Api,
  request: APIRequestContext,
  admin: SignedIn,
  { store, inForce }: CreatedStore,
  more: number,
): Promise<number> => {
  const table = z.parse(
    row,
    await api.post(
      '/fee-table',
      { storeId: store.id, name: 'Second', effectiveFrom: riyadhDay(new Date()), copyOf: inForce },
      admin,
    ),
  );
  const { version } = await readVersion(request, admin, table.id);
  const content = {
    classes: boxes(more),
    rates: [{ subFamily: 'toys', ...commission }],
  };
  const headers = { authorization: `Bearer ${admin.access_token}` };
  const written = await request.put('/v1/fee-table/content', {
    headers,
    data: { id: table.id, version, content },
  });
  expect(written.ok(), await written.text()).toBe(true);
  await publish(api, request, admin, table.id);
  return table.id;
};

export const retire = async (
  request: APIRequestContext,
  admin: SignedIn,
  { store }: CreatedStore,
): Promise<void> => {
  const headers = { authorization: `Bearer ${admin.access_token}` };
  const stores: unknown = await (await request.get('/v1/store', { headers })).json();
  const saved = z.parse(lists.store.find.reply, stores).find(({ id }) => id === store.id);
  if (saved === undefined) return;
  const { code: _code, createdAt: _created, updatedAt: _updated, confirmed, confirmedAt, ...input } = saved;
  const data = { ...input, active: false };
  expect((await request.put('/v1/store', { headers, data })).ok(), `${confirmed} ${confirmedAt}`).toBe(true);
};
