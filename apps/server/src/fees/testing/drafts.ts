import { type FeeDoubt, findFeeDoubts } from '@saer/contract/publishing/fee-doubt';
import { feeVersion, type FeeVersion } from '@saer/contract/publishing/fee-version';
import { lists } from '@saer/contract/lists/all';
import { riyadhDay } from '@saer/i18n/format-date';
import { eq } from 'drizzle-orm';
import { store } from '../../lists/tables.ts';
import type { Person } from '../../testing/accounts.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { tablesInForce } from '../versions/find-version.ts';

/** A day in Riyadh, counted from today. */
export const daysFromToday = (days: number): string => riyadhDay(new Date(Date.now() + days * 86_400_000));

export async function storeId({ db }: Pick<TestApp, 'db'>, code: string): Promise<number> {
  const [row] = await db.select({ id: store.id }).from(store).where(eq(store.code, code));
  if (row === undefined) throw new Error(`There is no store ${code}`);
  return row.id;
}

async function read(server: TestApp, admin: Person, id: number): Promise<FeeVersion> {
  const { json, text } = await server.get(`/v1/fee-table/version?id=${id}`, admin.headers);
  const found = feeVersion.safeParse(json);
  if (!found.success) throw new Error(`No fee table was read: ${text}`);
  return found.data;
}

/** The fee table of a store that is in force today. */
export async function readPublishedVersion(
  server: TestApp,
  admin: Person,
  code: string,
): Promise<FeeVersion> {
  const requestedStore = await storeId(server, code);
  const table = (await tablesInForce(server.db, daysFromToday(0))).find(
    (each) => each.storeId === requestedStore,
  );
  if (table === undefined) throw new Error(`${code} has no fee table`);
  return read(server, admin, table.id);
}

let draftCount = 0;

/** A draft with the content of the fee table in force. */
export async function readDraft(
  server: TestApp,
  admin: Person,
  code: string,
  more: { readonly effectiveFrom?: string; readonly name?: string } = {},
): Promise<FeeVersion> {
  const origin = await readPublishedVersion(server, admin, code);
  draftCount += 1;
  const body = {
    storeId: origin.storeId,
    copyOf: origin.id,
    name: `Draft ${draftCount}`,
    effectiveFrom: daysFromToday(1),
    ...more,
  };
  const { json, text } = await server.post('/v1/fee-table', body, admin.headers);
  const created = lists.feeTable.row.safeParse(json);
  if (!created.success) throw new Error(`No draft was created: ${text}`);
  return read(server, admin, created.data.id);
}

/** Reads the doubts about a fee table. */
export async function readDoubts(server: TestApp, admin: Person, id: number): Promise<readonly FeeDoubt[]> {
  const { json } = await server.get(`/v1/fee-table/doubts?id=${id}`, admin.headers);
  const found = findFeeDoubts.reply.safeParse(json);
  return found.success ? found.data.doubts : [];
}

/** Does a step of a fee table, and confirms every doubt about it. */
export async function confirmingStep(
  server: TestApp,
  who: Person,
  name: string,
  { id, version }: Pick<FeeVersion, 'id' | 'version'>,
) {
  const takesDoubts = name === 'submit' || name === 'publish';
  const doubts = takesDoubts ? (await readDoubts(server, who, id)).map(({ key }) => key) : undefined;
  return server.post(`/v1/fee-table/${name}`, { id, version, ...(doubts && { doubts }) }, who.headers);
}

/** A size class as an admin sends it. */
export const sizeClass = (feeTableId: number, more: object = {}) => ({
  feeTableId,
  nameEn: 'Tiny box',
  nameAr: 'صندوق صغير جدًا',
  longestSide: 400,
  medianSide: 300,
  shortestSide: 200,
  packaging: 50,
  maxShippingWeight: 1000,
  breakpoint: 25_00,
  slabs: [
    { maxWeight: 500, feeBelow: 7_00, feeAbove: 8_00 },
    { maxWeight: 1000, feeBelow: 7_50, feeAbove: 8_50 },
  ],
  ...more,
});
