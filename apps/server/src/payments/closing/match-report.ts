import type { CloseDifference } from '@saer/contract/daily-close';
import { currency as ownCurrency } from '../../integrations/gateway/fields.ts';
import type { ReportRow } from './read-report.ts';

/** A payment or refund of the books, whatever its state. */
export interface BookRow {
  readonly id: number;
  readonly kind: 'PURCHASE' | 'REFUND';
  /** Of the payment: the gateway names refunds by what they give back. */
  readonly reference: string;
  readonly amount: number;
  readonly status: 'PENDING' | 'SUCCEEDED' | 'FAILED';
  /** Days of Riyadh on which it began and ended; null while it is open. */
  readonly begun: string;
  readonly finished: string | null;
}

/** A day as the gateway and the books have it. */
export interface MatchedDay {
  readonly day: string;
  readonly gatewayTaken: number;
  readonly gatewayRefunded: number;
  readonly booksTaken: number;
  readonly booksRefunded: number;
  readonly differences: readonly CloseDifference[];
  /** Payments and refunds of the books that the gateway has otherwise: it is asked about them. */
  readonly toAsk: readonly number[];
}

const sumOf = (rows: readonly { readonly amount: number }[]): number =>
  rows.reduce((sum, { amount }) => sum + amount, 0);

/** The row of the books that a row of the report is about: of the same amount if there is one, and each once. */
function take(left: BookRow[], row: ReportRow): BookRow | undefined {
  const same = left.filter(({ kind, reference }) => kind === row.kind && reference === row.reference);
  const found = same.find(({ amount }) => amount === row.amount) ?? same[0];
  if (found !== undefined) left.splice(left.indexOf(found), 1);
  return found;
}

function reasonOf(row: ReportRow, book: BookRow | undefined): CloseDifference['reason'] | undefined {
  if (book === undefined) return 'NOT_IN_BOOKS';
  if (row.currency !== ownCurrency) return 'CURRENCY';
  if (row.amount !== book.amount) return 'AMOUNT';
  return book.status === 'SUCCEEDED' ? undefined : 'STATE';
}

/**
 * Compares days of a report with the books, reference by reference: midnight between two clocks makes no difference. `covered`: the first and
 * the last day of the report; what the books have done within them must be in it.
 */
export function matchReport(
  rows: readonly ReportRow[],
  books: readonly BookRow[],
  days: readonly string[],
  covered: { readonly first: string; readonly last: string },
): readonly MatchedDay[] {
  const left = [...books];
  const pairs = rows.map((row) => ({ row, book: take(left, row) }));
  const missing = left.filter(
    ({ status, begun, finished }) =>
      status === 'SUCCEEDED' && finished !== null && begun >= covered.first && finished <= covered.last,
  );
  return days.map((day) => {
    const ofDay = pairs.filter(({ row }) => row.day === day);
    const absent = missing.filter(({ finished }) => finished === day);
    const differences = ofDay.flatMap(({ row, book }): CloseDifference[] => {
      const reason = reasonOf(row, book);
      const { reference, kind, amount: gateway, currency } = row;
      const booked = book?.status === 'SUCCEEDED' ? book.amount : null;
      return reason === undefined ? [] : [{ reference, kind, reason, gateway, books: booked, currency }];
    });
    const unknown = absent.map(({ reference, kind, amount: booked }): CloseDifference => ({
      reference,
      kind,
      reason: 'NOT_AT_GATEWAY',
      gateway: null,
      books: booked,
      currency: ownCurrency,
    }));
    const gateway = (kind: BookRow['kind']) =>
      sumOf(ofDay.flatMap(({ row }) => (row.kind === kind && row.currency === ownCurrency ? [row] : [])));
    const booked = (kind: BookRow['kind']) =>
      sumOf(
        [...ofDay.flatMap(({ book }) => (book === undefined ? [] : [book])), ...absent].filter(
          (each) => each.kind === kind && each.status === 'SUCCEEDED',
        ),
      );
    return {
      day,
      gatewayTaken: gateway('PURCHASE'),
      gatewayRefunded: gateway('REFUND'),
      booksTaken: booked('PURCHASE'),
      booksRefunded: booked('REFUND'),
      differences: [...differences, ...unknown],
      toAsk: ofDay.flatMap(({ book }) =>
        book === undefined || book.status === 'SUCCEEDED' ? [] : [book.id],
      ),
    };
  });
}
