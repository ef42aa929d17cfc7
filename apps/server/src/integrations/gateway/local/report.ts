import type { OrderBook } from './order-book.ts';

/** The columns of the report, of those that the vendor's reporting API names. */
const columns = [
  'fort_id',
  'merchant_reference',
  'payment_option',
  'operation',
  'amount',
  'currency',
  'status',
  'response_code',
  'transaction_date',
] as const;

const offsetMs = 3 * 60 * 60 * 1_000;

/** An instant in milliseconds as the report has it: `2017-08-03T00:00:01+03:00`. */
const inRiyadh = (at: number): string => `${new Date(at + offsetMs).toISOString().slice(0, 19)}+03:00`;

/** The money that moved from an instant (inclusive) to another (exclusive), in milliseconds, as a CSV. */
export function reportOf({ content }: OrderBook, from: number, to: number): string {
  const rows = content()
    .orders.flatMap(({ fortId, merchantReference, card, operations }) =>
      operations.map((each) => ({ ...each, fortId, merchantReference, brand: card.brand })),
    )
    .filter(({ at }) => at >= from && at < to)
    .toSorted((one, other) => one.at - other.at)
    .map(({ fortId, merchantReference, brand, operation, amount, currency, code, at }) => [
      fortId,
      merchantReference,
      brand,
      operation,
      amount,
      currency,
      code.slice(0, 2),
      code,
      inRiyadh(at),
    ]);
  return [columns, ...rows].map((row) => row.join(',')).join('\r\n');
}
