import type { CellValue, Column, WrittenSheet } from '@saer/spreadsheet/sheet';
import { addDays } from '@saer/tools/statement/day';
import { type Dispute, disputeLimits } from '@saer/tools/statement/disputes';
import { type DisputeColumn, type DisputeWords, lineColumns, productColumns } from './dispute-words.ts';

const widths: Readonly<Partial<Record<DisputeColumn, number>>> = {
  product: 40,
  reason: 30,
  barcode: 20,
  order: 20,
  item: 22,
};
const sums = new Set<DisputeColumn>(['charged', 'due', 'excess', 'price']);

const columnsOf = (columns: readonly DisputeColumn[], words: DisputeWords): Column[] =>
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

const rowOf = (columns: readonly DisputeColumn[], values: Values): CellValue[] =>
  columns.map((column) => values[column] ?? null);

function namesOf({ checked: { line, product }, measured }: Dispute): Values {
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
const reasonOf = (difference: Dispute['difference'], { kinds }: DisputeWords): string | null =>
  [difference.kind, ...(difference.kind === 'sizeClass' && difference.isOrVat ? (['vat'] as const) : [])]
    .flatMap((kind) => kinds[kind] ?? [])
    .join(' / ') || null;

const ownClass = ({ checked: { parcel } }: Dispute, { sizeClasses }: DisputeWords): string | null =>
  parcel === null ? null : (sizeClasses[parcel.sizeClass] ?? parcel.sizeClass);

/** The products whose measurements cost too much, what noon asks for in each: P-barcode and expected sides and weight. */
function productSheet(disputes: readonly Dispute[], words: DisputeWords, today: string): WrittenSheet {
  const byProduct = Map.groupBy(
    disputes.filter(({ fee }) => fee === 'fulfilment'),
    ({ checked }) => checked.key,
  );
  const rows = [...byProduct.values()].flatMap((of): CellValue[][] => {
    const [first] = of;
    if (first === undefined) return [];
    const [ownLongest, ownMedian, ownShortest] = first.ownSides ?? [];
    const [longest, median, shortest] = first.measured?.sides.toSorted((a, b) => b - a) ?? [];
    const open = of
      .flatMap(({ isLate, lastDay }) => (isLate || lastDay === null ? [] : [lastDay]))
      .toSorted();
    const total = (value: (dispute: Dispute) => number): number =>
      of.reduce((sum, each) => sum + value(each), 0);
    return [
      rowOf(productColumns, {
        ...namesOf(first),
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
        excess: riyals(total((dispute) => dispute.excess)),
        refundedUntil: open[0] ?? null,
        late: of.filter(({ isLate }) => isLate).length,
        againFrom: addDays(today, disputeLimits.again),
      }),
    ];
  });
  return { name: words.productsSheet, columns: columnsOf(productColumns, words), rows };
}

function lineSheet(disputes: readonly Dispute[], words: DisputeWords): WrittenSheet {
  const rows = disputes.map((dispute) => {
    const { checked, fee, difference, inferred, isLate, lastDay } = dispute;
    const { line } = checked;
    return rowOf(lineColumns, {
      ...namesOf(dispute),
      order: line.order,
      item: line.item,
      statement: line.statement,
      orderedOn: line.day,
      chargedOn: line.chargedOn,
      price: line.price === null ? null : line.price / 10_000,
      fee: words.fees[fee],
      charged: riyals(dispute.charged),
      due: riyals(dispute.due),
      excess: riyals(dispute.excess),
      reason: reasonOf(difference, words),
      ownClass: fee === 'fulfilment' ? ownClass(dispute, words) : null,
      ownShipping: fee === 'fulfilment' ? kilograms(checked.parcel?.shippingWeight) : null,
      chargedClass: fee === 'fulfilment' ? chargedClass(dispute, words) : null,
      chargedWeight: difference.kind === 'sizeClass' ? kilograms(difference.maxWeight) : null,
      basis: inferred ? words.inferred : words.ownProduct,
      refundedUntil: isLate && lastDay !== null ? `${lastDay} (${words.late})` : lastDay,
    });
  });
  return { name: words.linesSheet, columns: columnsOf(lineColumns, words), rows };
}

/** The workbook to send to the marketplace: products with their measurements, every line, and what noon's rules say. */
export const disputeSheets = (
  disputes: readonly Dispute[],
  words: DisputeWords,
  today: string,
): WrittenSheet[] => [
  productSheet(disputes, words, today),
  lineSheet(disputes, words),
  {
    name: words.notesSheet,
    columns: [{ header: words.notesSheet, width: 110 }],
    rows: words.notes.map((note) => [note]),
  },
];
