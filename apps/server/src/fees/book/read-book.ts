import type { PublicFeeBook, FeeBook } from '@saer/contract/fees/fee-book';
import { deemedSupplierSince } from '@saer/pricing/fees/deemed-supplier';
import { asc, eq, inArray, min, and, desc, lte, type SQL } from 'drizzle-orm';
import type { FeeTable } from '@saer/contract/fees/fee-table';
import type { ListRow } from '@saer/contract/lists/all';
import type { Database, Transaction } from '../../database/database.ts';
import { productSubFamily, store } from '../../lists/tables.ts';
import { classification, feeTable, referralRule, slab, rangeFactorVersion, serviceFee } from '../tables.ts';
import { factorsIn, versionOn } from '../factors/factor-versions.ts';
import { publishedStates } from '../versions/dates.ts';
import { tablesInForce } from '../versions/find-version.ts';
import { type Extent, findFamilies, findSubFamilies, findTypes } from '../versions/categories.ts';
import { classFigures } from '../versions/read-content.ts';
import type { ServiceFee } from '@saer/contract/fees/service-fee';

/** Distinguishes two fees of a store: by the kind, services also by their name. */
const toKey = ({ store: code, kind, nameEn }: ServiceFee): string =>
  kind === 'valueAddedService' ? `${code} ${kind} ${nameEn}` : `${code} ${kind}`;

/** The active service fees in force on a day: of each the latest that has begun. `ofStores`: limits the stores. */
async function serviceFeesOn(tx: Transaction, on: string, ofStores: SQL | undefined): Promise<ServiceFee[]> {
  const rows = await tx
    .select({
      position: serviceFee.position,
      fee: {
        store: store.code,
        kind: serviceFee.kind,
        nameEn: serviceFee.nameEn,
        nameAr: serviceFee.nameAr,
        amount: serviceFee.amount,
        rate: serviceFee.rate,
        effectiveFrom: serviceFee.effectiveFrom,
        status: serviceFee.status,
        source: serviceFee.source,
        note: serviceFee.note,
        confirmed: serviceFee.confirmed,
      },
    })
    .from(serviceFee)
    .innerJoin(store, eq(store.id, serviceFee.storeId))
    .where(and(eq(serviceFee.active, true), lte(serviceFee.effectiveFrom, on), ofStores))
    .orderBy(desc(serviceFee.effectiveFrom), asc(serviceFee.id));
  const latest = new Map<string, (typeof rows)[number]>();
  for (const row of rows) if (!latest.has(toKey(row.fee))) latest.set(toKey(row.fee), row);
  return [...latest.values()].toSorted((one, other) => one.position - other.position).map(({ fee }) => fee);
}

type Slab = FeeTable['sizeClasses'][number]['slabs'][number] & { readonly classificationId: number };

/** The rows of all fee tables in force, read together. */
interface FeeRows {
  readonly classes: readonly ListRow<'classification'>[];
  readonly slabs: readonly Slab[];
  readonly rules: readonly { readonly rule: ListRow<'referralRule'>; readonly subFamily: string }[];
}

const provenance = ({
  status,
  source,
  note,
  confirmed,
}: ListRow<'store' | 'classification' | 'referralRule'>) => ({
  status,
  source,
  note,
  confirmed,
});

function sizeClass(row: ListRow<'classification'>, slabs: readonly Slab[]): FeeTable['sizeClasses'][number] {
  const own = slabs.filter(({ classificationId }) => classificationId === row.id);
  const above = own.at(-1)?.maxWeight;
  const { overflowStep: step, overflowFee: fee } = row;
  return {
    ...classFigures(row),
    slabs: own.map(({ maxWeight, feeBelow, feeAbove }) => ({ maxWeight, feeBelow, feeAbove })),
    overflow: step === null || fee === null || above === undefined ? null : { above, step, fee },
    ...provenance(row),
  };
}

function toReferral({
  shape,
  rate1,
  limit,
  rate2,
}: ListRow<'referralRule'>): FeeTable['referralRules'][string] {
  if (shape === 'flat') return { shape, rate1 };
  if (limit === null || rate2 === null)
    throw new Error(`A ${shape} rule has a limit and a second rate; the tables check it`);
  return { shape, rate1, limit, rate2 };
}

/** The rules of a store that have no day of their own, as a fee table of a day holds them. */
const storeRules = (
  { manualRates, deemedSupplier }: Pick<ListRow<'store'>, 'manualRates' | 'deemedSupplier'>,
  on: string,
): Pick<FeeTable['store'], 'manualRates' | 'deemedSupplier'> => ({
  manualRates,
  deemedSupplier: deemedSupplier === 'notMarketplace' || on < deemedSupplierSince ? null : deemedSupplier,
});

/** A fee book with other rules of one store. */
export const withStoreRules = (
  book: PublicFeeBook,
  code: string,
  rules: Parameters<typeof storeRules>[0],
): PublicFeeBook => ({
  ...book,
  stores: book.stores.map((each) => {
    const { feeTable: table } = each;
    if (each.code !== code || table === null) return each;
    return { ...each, feeTable: { ...table, store: { ...table.store, ...storeRules(rules, book.on) } } };
  }),
});

function toFeeTable(
  storeRow: ListRow<'store'>,
  version: ListRow<'feeTable'>,
  { classes, slabs, rules }: FeeRows,
  rangeFactors: FeeTable['rangeFactors'],
  on: string,
): FeeTable {
  const own = rules.filter(({ rule }) => rule.feeTableId === version.id);
  const { addsPackaging, volumetricDivisor, roundUpTo, minReferral, feeVat, shippingCredit, priceEnding } =
    version;
  return {
    version: {
      id: String(version.id),
      name: version.name,
      effectiveFrom: version.effectiveFrom,
      status: version.status,
    },
    store: {
      code: storeRow.code,
      shippingWeight: { addsPackaging, volumetricDivisor, roundUpTo },
      minReferral,
      feeVat,
      shippingCredit,
      priceEnding,
      ...storeRules(storeRow, on),
    },
    sizeClasses: classes
      .filter(({ feeTableId }) => feeTableId === version.id)
      .map((row) => sizeClass(row, slabs)),
    referralRules: Object.fromEntries(own.map(({ subFamily, rule }) => [subFamily, toReferral(rule)])),
    referralProvenance: Object.fromEntries(own.map(({ subFamily, rule }) => [subFamily, provenance(rule)])),
    rangeFactors,
  };
}

/** Builds a store of the fee book of a day, with its fee table in force if it has one. */
function feeBookStore(
  storeRow: ListRow<'store'>,
  version: ListRow<'feeTable'> | undefined,
  firstDay: string | null,
  rows: FeeRows,
  rangeFactors: FeeTable['rangeFactors'],
  on: string,
): FeeBook['stores'][number] {
  const table = version === undefined ? null : toFeeTable(storeRow, version, rows, rangeFactors, on);
  const handovers = new Set(table?.sizeClasses.flatMap(({ handover }) => handover ?? []));
  return {
    code: storeRow.code,
    nameEn: storeRow.nameEn,
    nameAr: storeRow.nameAr,
    fulfilmentMode: storeRow.fulfilmentMode,
    deemedSupplierSource: storeRow.deemedSupplierSource,
    deemedSupplierOn: storeRow.deemedSupplierOn,
    handovers: [...handovers],
    ...provenance(storeRow),
    feeTable: table,
    firstDay,
  };
}

/** Which fee book to read: its day, its extent, and optionally a fee table that replaces the store's. */
export interface RequestedBook {
  readonly on: string;
  readonly extent: Extent;
  /** A fee table to use whether it is in force or not; undefined: only those in force. */
  readonly feeTableId?: number | undefined;
}

/** The part of the fee book that depends only on the calendar. */
export interface Calendar {
  /** The days on which fees take effect, in order: between two of them a book does not change. */
  readonly firstDays: readonly string[];
  /** Ids of the published fee tables, by the name a calculation uses. */
  readonly published: ReadonlyMap<string, number>;
}

const firstDays = (db: Database) =>
  db
    .select({ storeId: feeTable.storeId, firstDay: min(feeTable.effectiveFrom) })
    .from(feeTable)
    .where(inArray(feeTable.state, publishedStates))
    .groupBy(feeTable.storeId);

async function findFees(db: Database, feeTableIds: number[]) {
  const classes = await db
    .select()
    .from(classification)
    .where(inArray(classification.feeTableId, feeTableIds))
    .orderBy(asc(classification.position), asc(classification.id));
  const [slabs, rules] = await Promise.all([
    db
      .select()
      .from(slab)
      .where(
        inArray(
          slab.classificationId,
          classes.map(({ id }) => id),
        ),
      )
      .orderBy(asc(slab.maxWeight)),
    db
      .select({ rule: referralRule, subFamily: productSubFamily.code })
      .from(referralRule)
      .innerJoin(productSubFamily, eq(productSubFamily.id, referralRule.subFamilyId))
      .where(inArray(referralRule.feeTableId, feeTableIds))
      .orderBy(asc(referralRule.id)),
  ]);
  return { classes, slabs, rules };
}

async function tablesFor(tx: Transaction, { on, feeTableId }: RequestedBook) {
  const tables = await tablesInForce(tx, on);
  if (feeTableId === undefined) return tables;
  const [chosen] = await tx.select().from(feeTable).where(eq(feeTable.id, feeTableId));
  return chosen === undefined
    ? tables
    : [...tables.filter(({ storeId }) => storeId !== chosen.storeId), chosen];
}

const ofExtent = (extent: Extent) => (extent === 'all' ? undefined : eq(store.active, true));

/** Reads everything the calculator needs from one snapshot, except the agreed fees. */
export async function readBook(tx: Transaction, requested: RequestedBook): Promise<PublicFeeBook> {
  const { on, extent } = requested;
  const tables = await tablesFor(tx, requested);
  const fees = await findFees(
    tx,
    tables.map(({ id }) => id),
  );
  const version = await versionOn(tx, on);
  const factors = factorsIn(version);
  const first = new Map((await firstDays(tx)).map(({ storeId, firstDay }) => [storeId, firstDay]));
  const stores = await tx.select().from(store).where(ofExtent(extent)).orderBy(asc(store.id));
  return {
    on,
    stores: stores.map((each) =>
      feeBookStore(
        each,
        tables.find(({ storeId }) => storeId === each.id),
        first.get(each.id) ?? null,
        fees,
        factors,
        on,
      ),
    ),
    families: await findFamilies(tx, extent),
    subFamilies: await findSubFamilies(tx, extent),
    types: await findTypes(tx, extent),
    serviceFees: await serviceFeesOn(tx, on, ofExtent(extent)),
    rangeFactorVersionId: version?.id,
  };
}

export async function readCalendar(tx: Transaction): Promise<Calendar> {
  const tables = await tx
    .select({ id: feeTable.id, from: feeTable.effectiveFrom })
    .from(feeTable)
    .where(inArray(feeTable.state, publishedStates));
  const factors = await tx
    .select({ from: rangeFactorVersion.effectiveFrom })
    .from(rangeFactorVersion)
    .where(eq(rangeFactorVersion.state, 'published'));
  const services = await tx.selectDistinct({ from: serviceFee.effectiveFrom }).from(serviceFee);
  const days = [...tables, ...factors, ...services].map(({ from }) => from);
  return {
    firstDays: [...new Set([...days, deemedSupplierSince])].toSorted(),
    published: new Map(tables.map(({ id }) => [String(id), id])),
  };
}

/** The first day of the period that a day belongs to; empty before the first period. */
export const periodStart = ({ firstDays: days }: Calendar, on: string): string =>
  days.findLast((day) => day <= on) ?? '';
