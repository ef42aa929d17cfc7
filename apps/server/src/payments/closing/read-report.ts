import { riyadhDay } from '@saer/i18n/format-date';
import Papa from 'papaparse';
import { AppError } from '../../http/replies/app-error.ts';

/** Money that the gateway's report says moved; the amount in halalas, or the smallest units of another currency. */
export interface ReportRow {
  readonly reference: string;
  readonly kind: 'PURCHASE' | 'REFUND';
  readonly amount: number;
  readonly currency: string;
  /** The day in Riyadh, `YYYY-MM-DD`. */
  readonly day: string;
}

export interface ReadReport {
  readonly rows: readonly ReportRow[];
  /** Lines about nothing that moved: refused payments, reservations, releases. */
  readonly ignored: number;
}

/** Lines of a report at most. */
const mostLines = 200_000;

/** The columns that are needed, as the vendor's reporting API names them. */
const needed = ['merchant_reference', 'operation', 'amount', 'currency', 'transaction_date'] as const;

/** Operations that move money, with the code and the status of those that were done. */
const moving: Readonly<Record<string, { readonly kind: ReportRow['kind']; readonly code: string }>> = {
  PURCHASE: { kind: 'PURCHASE', code: '14000' },
  CAPTURE: { kind: 'PURCHASE', code: '04000' },
  REFUND: { kind: 'REFUND', code: '06000' },
};

const unreadable = (line?: number) =>
  new AppError({ code: 'reportUnreadable', field: 'report', details: { line: line ?? 0 } });

/** `Merchant Reference` → `merchant_reference` */
const folded = (header: string): string =>
  header
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, '_');

type Line = Readonly<Record<string, string>>;

/** Tells whether a line is about money that moved: by its code, else by its status, else by being there. */
function isDone(line: Line, code: string): boolean {
  const { response_code: given = '', status = '' } = line;
  if (given !== '') return given === code;
  return status === '' || status === code.slice(0, 2) || /^success/i.test(status);
}

/** An amount as whole units; undefined where it is none. `hasDecimals`: the column has riyals, else the gateway's halalas. */
function parseAmount(text: string, hasDecimals: boolean): number | undefined {
  const [, whole = '', part = ''] =
    /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(text.trim().replaceAll(',', '')) ?? [];
  if (whole === '') return undefined;
  return hasDecimals ? Number(whole) * 100 + Number(part.padEnd(2, '0')) : Number(whole);
}

/** A date with its time as a day of Riyadh; without an offset, it is read as Riyadh's. */
function parseDay(text: string): string | undefined {
  const found = /^(\d{4}-\d\d-\d\d)(?:[T ]\d\d:\d\d(?::\d\d)?(?:\.\d+)?\s*(Z|[+-]\d\d:?\d\d)?)?$/.exec(
    text.trim(),
  );
  if (found === null) return undefined;
  const [, day = '', offset] = found;
  const at = Date.parse(offset === undefined ? `${day}T12:00:00+03:00` : text.trim().replace(' ', 'T'));
  return Number.isNaN(at) ? undefined : riyadhDay(new Date(at));
}

/**
 * Reads a report of the gateway as CSV. Amounts without any decimals are halalas, as everywhere at the gateway; with decimals, riyals.
 * Refused, with its line, where a line about money cannot be read.
 */
export function readReport(csv: string): ReadReport {
  const { data, meta, errors } = Papa.parse<Record<string, string>>(csv.replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: folded,
    preview: mostLines + 1,
  });
  const fields = meta.fields ?? [];
  const broken = errors.find(({ type }) => type !== 'Delimiter');
  if (broken !== undefined) throw unreadable((broken.row ?? 0) + 2);
  if (needed.some((name) => !fields.includes(name)) || data.length > mostLines) throw unreadable();
  const hasDecimals = data.some(({ amount = '' }) => amount.includes('.'));
  const rows: ReportRow[] = [];
  let ignored = 0;
  for (const [at, line] of data.entries()) {
    const operation = folded(line['operation'] ?? '').toUpperCase();
    const known = moving[operation];
    if (known === undefined || !isDone(line, known.code)) {
      ignored += 1;
      continue;
    }
    const amount = parseAmount(line['amount'] ?? '', hasDecimals);
    const day = parseDay(line['transaction_date'] ?? '');
    const currency = (line['currency'] ?? '').trim().toUpperCase();
    const reference = (line['merchant_reference'] ?? '').trim();
    const isSound = /^[A-Z]{3}$/.test(currency) && /^[\w.-]{1,64}$/.test(reference);
    if (amount === undefined || day === undefined || !isSound) throw unreadable(at + 2);
    rows.push({ reference, kind: known.kind, amount, currency, day });
  }
  return { rows, ignored };
}
