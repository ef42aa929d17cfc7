import type { CellValue, Column, WrittenSheet } from '@saer/spreadsheet/sheet';
import { claimCalendar } from '@saer/tools/statement/claim-calendar';
import { addDays, daysBetween } from '@saer/tools/statement/day';
import { type ClaimKind, claimKinds, type Dispute, disputeLimits } from '@saer/tools/statement/disputes';
import {
  calendarColumns,
  columnsOfClaim,
  type DisputeColumn,
  type DisputeWords,
  lateColumns,
  productColumns,
} from './dispute-words.ts';

const widths: Readonly<Partial<Record<DisputeColumn, number>>> = {
  product: 40,
  reason: 30,
  barcode: 20,
  order: 20,
  item: 22,
  file: 26,
  firstFile: 26,
  claim: 34,
};
const sums = new Set<DisputeColumn>(['charged', 'due', 'excess', 'price']);

const getColumns = (columns: readonly DisputeColumn[], words: DisputeWords): Column[] =>
  columns.map((column) => ({
    header: words.columns[column],
    width: widths[column] ?? 16,
    ...(sums.has(column) ? { format: '0.00' } : {}),
  }));

const riyals = (halalas: number): number => halalas / 100;
const centimetres = (side: number | undefined): number | null => (side === undefined ? null : side / 10);
const kilograms = (weight: number | null | undefined): number | null =>
  weight === null || weight === undefined ? null : weight / 1000;

type Values = Readonly<Partial<Record<DisputeColumn, CellValue>>>;

const toRow = (columns: readonly DisputeColumn[], values: Values): CellValue[] =>
  columns.map((column) => values[column] ?? null);

function getNames({ checked: { line, product }, measured }: Dispute): Values {
  return {
    barcode: line.barcode || product?.barcode || measured?.barcode || null,
    partnerSku: line.partnerSku || product?.sku || null,
    sku: line.sku || null,
    product: product?.name || line.title || null,
  };
}

/** The class of which the fee was charged, as far as the fee tells; else the one that noon's inventory names. */
function chargedClass({ difference, measured }: Dispute, { sizeClasses }: DisputeWords): string | null {
  const code = difference.kind === 'sizeClass' ? difference.sizeClass : measured?.sizeClass;
  return code === undefined || code === '' ? null : (sizeClasses[code] ?? code);
}

/** Why a charge differs, in words: both reasons where two fit. */
const getReason = (difference: Dispute['difference'], { kinds }: DisputeWords): string | null =>
  [difference.kind, ...(difference.kind === 'sizeClass' && difference.isOrVat ? (['vat'] as const) : [])]
    .flatMap((kind) => kinds[kind] ?? [])
    .join(' / ') || null;

const ownClass = ({ checked: { parcel } }: Dispute, { sizeClasses }: DisputeWords): string | null =>
  parcel === null ? null : (sizeClasses[parcel.sizeClass] ?? parcel.sizeClass);

/** The last row of a sheet: its sums. */
function totalRow(
  columns: readonly DisputeColumn[],
  disputes: readonly Dispute[],
  words: DisputeWords,
): CellValue[] {
  const addUp = (value: (dispute: Dispute) => number): number =>
    riyals(disputes.reduce((sum, each) => sum + value(each), 0));
  const cells = toRow(columns, {
    charged: addUp(({ charged }) => charged),
    due: addUp(({ due }) => due),
    excess: addUp(({ excess }) => excess),
    ...(columns.includes('lines') ? { lines: disputes.length } : {}),
  });
  return cells.with(0, words.total);
}

const isDue = (text: string | null): text is string => text !== null;

/** The products of one kind of measurement dispute, what noon asks for in each: P-barcode and expected sides and weight. */
function productSheet(
  name: string,
  disputes: readonly Dispute[],
  { words }: WorkbookTexts,
  today: string,
): WrittenSheet {
  const byProduct = Map.groupBy(disputes, ({ checked }) => checked.key);
  const rows = [...byProduct.values()].flatMap((of): CellValue[][] => {
    const [first] = of;
    if (first === undefined) return [];
    const [ownLongest, ownMedian, ownShortest] = first.ownSides ?? [];
    const [longest, median, shortest] = first.measured?.sides.toSorted((a, b) => b - a) ?? [];
    const total = (value: (dispute: Dispute) => number): number =>
      of.reduce((sum, each) => sum + value(each), 0);
    return [
      toRow(productColumns, {
        ...getNames(first),
        ownLongest: centimetres(ownLongest),
        ownMedian: centimetres(ownMedian),
        ownShortest: centimetres(ownShortest),
        ownWeight: kilograms(first.ownWeight),
        longest: centimetres(longest),
        median: centimetres(median),
        shortest: centimetres(shortest),
        weight: kilograms(first.measured?.weight),
        ownClass: ownClass(first, words),
        chargedClass: chargedClass(first, words),
        tolerance: first.isWithinTolerance === null ? null : first.isWithinTolerance ? words.yes : words.no,
        lines: of.length,
        charged: riyals(total(({ charged }) => charged)),
        due: riyals(total(({ due }) => due)),
        excess: riyals(total(({ excess }) => excess)),
        refundedUntil:
          of
            .map(({ lastDay }) => lastDay)
            .filter(isDue)
            .toSorted()[0] ?? words.noLastDay,
        againFrom: first.claim === 'measurement' ? addDays(today, disputeLimits.again) : null,
      }),
    ];
  });
  return {
    name,
    columns: getColumns(productColumns, words),
    rows: [...rows, totalRow(productColumns, disputes, words)],
  };
}

function chargeRow(
  columns: readonly DisputeColumn[],
  dispute: Dispute,
  { words, files }: WorkbookTexts,
  today: string,
): CellValue[] {
  const { checked, claim, fee, difference, inferred, isLate, lastDay, place } = dispute;
  const { line } = checked;
  const first = difference.kind === 'twice' ? difference.first : null;
  return toRow(columns, {
    ...getNames(dispute),
    claim: words.claims[claim] ?? null,
    order: line.order,
    item: line.item,
    statement: line.statement,
    file: files[place.file] ?? null,
    row: place.row,
    orderedOn: line.day,
    chargedOn: dispute.chargedOn,
    price: line.price === null ? null : line.price / 10_000,
    fee: words.fees[fee] ?? null,
    charged: riyals(dispute.charged),
    due: riyals(dispute.due),
    excess: riyals(dispute.excess),
    reason: getReason(difference, words),
    ownClass: ownClass(dispute, words),
    ownShipping: kilograms(checked.parcel?.shippingWeight),
    chargedClass: chargedClass(dispute, words),
    chargedWeight: difference.kind === 'sizeClass' ? kilograms(difference.maxWeight) : null,
    firstStatement: first?.statement ?? null,
    firstFile: first === null ? null : (files[first.file] ?? null),
    firstRow: first?.row ?? null,
    basis: inferred ? words.inferred : words.ownProduct,
    refundedUntil: lastDay === null ? words.noLastDay : isLate ? `${lastDay} (${words.late})` : lastDay,
    daysLeft: lastDay === null || isLate ? null : daysBetween(today, lastDay),
  });
}

function chargeSheet(
  name: string,
  columns: readonly DisputeColumn[],
  disputes: readonly Dispute[],
  texts: WorkbookTexts,
  today: string,
): WrittenSheet {
  return {
    name,
    columns: getColumns(columns, texts.words),
    rows: [
      ...disputes.map((dispute) => chargeRow(columns, dispute, texts, today)),
      totalRow(columns, disputes, texts.words),
    ],
  };
}

/** Claims that are still open, those that end first before the rest. */
function calendarSheet(
  disputes: readonly Dispute[],
  { words, files }: WorkbookTexts,
  today: string,
): WrittenSheet {
  const rows = claimCalendar(disputes, today).map(({ claim, file, lastDay, daysLeft, charges, sum }) =>
    toRow(calendarColumns, {
      claim: words.claims[claim] ?? null,
      file: files[file] ?? null,
      refundedUntil: lastDay ?? words.noLastDay,
      daysLeft,
      lines: charges,
      excess: riyals(sum),
    }),
  );
  return {
    name: words.calendarSheet,
    columns: getColumns(calendarColumns, words),
    rows: [...rows, totalRow(calendarColumns, disputes, words)],
  };
}

/** The texts of the workbook, and the names of the files. */
export interface WorkbookTexts {
  readonly words: DisputeWords;
  readonly files: readonly string[];
}

/**
 * The workbook to send to the marketplace: for each kind of claim its charges with their last day, for measurements their products too; then
 * the calendar of all, what is past its last day, and what noon's rules say.
 */
export function disputeSheets(
  disputes: readonly Dispute[],
  texts: WorkbookTexts,
  today: string,
): WrittenSheet[] {
  const { words } = texts;
  const open = disputes.filter(({ isLate }) => !isLate);
  const late = disputes.filter(({ isLate }) => isLate);
  const of = (claim: ClaimKind): Dispute[] => open.filter((dispute) => dispute.claim === claim);
  const products = [
    [words.productsSheet, of('measurement')],
    [words.directShipSheet, of('directShipMeasurement')],
  ] as const;
  return [
    ...products.flatMap(([name, charges]) =>
      charges.length === 0 ? [] : [productSheet(name, charges, texts, today)],
    ),
    ...claimKinds.flatMap((claim) => {
      const charges = of(claim);
      return charges.length === 0
        ? []
        : [chargeSheet(words.claims[claim] ?? claim, columnsOfClaim(claim), charges, texts, today)];
    }),
    calendarSheet(open, texts, today),
    ...(late.length === 0 ? [] : [chargeSheet(words.lateSheet, lateColumns, late, texts, today)]),
    {
      name: words.notesSheet,
      columns: [{ header: words.notesSheet, width: 110 }],
      rows: words.notes.map((note) => [note]),
    },
  ];
}
