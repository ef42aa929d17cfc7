import { currencyOfCell, riyal } from '@saer/i18n/currency';
import {
  type FineAmount,
  type ItemAdjustment,
  type ItemCharge,
  itemKey,
  type NamedCharge,
  type ReadOptions,
  type ReadStatement,
  type RowReader,
  type SkipReason,
  statementRef,
  type StatementLine,
} from './line.ts';
import { adjustmentOf } from './adjustments.ts';
import { Balances } from './balances.ts';
import type { StatementColumns, StatementField } from './columns.ts';
import { parseDay } from './day.ts';
import { otherKindOf } from './other-charges.ts';
import { chargesWithoutSale, type NoonAmounts, NoonAmountReader, sumOfCharges } from './noon-amounts.ts';
import { RowRegister } from './row-register.ts';
import { Skips } from './skips.ts';

/** Longer texts are no identifiers, and are cut. */
const longestText = 200;

const countries: Readonly<Record<string, true>> = {
  sa: true,
  ksa: true,
  sau: true,
  saudi_arabia: true,
  السعودية: true,
};
const otherShops = /sivvi|grocer|minutes|supermall|namshi/i;
/** noon's order numbers begin with the country: our observation, not noon's promise. */
const orderOfOtherCountry = /^N(?:AE|EG)/i;

/** True if a country is Saudi Arabia. Texts that name none are taken as such. */
const isSaudi = (country: string): boolean =>
  country === '' || countries[country.toLowerCase().replaceAll(' ', '_')] === true;
/** True if the cell of a currency column names the riyal. Empty cells are taken as such. */
const isRiyal = (text: string): boolean => (currencyOfCell(text) ?? riyal) === riyal;

const findMode = (text: string): StatementLine['mode'] => {
  if (text === '') return null;
  if (/fbn|fulfil+ed by noon|noon/i.test(text)) return 'fulfilled';
  return /fbp|direct|partner|seller|cross/i.test(text) ? 'shipped' : null;
};

const returns = /return|refund|مرتجع/i;

const findKind = (status: string, price: FineAmount | null): StatementLine['kind'] => {
  if (/cancel|ملغ/i.test(status)) return 'cancelled';
  return (price ?? 0) < 0 || returns.test(status) ? 'return' : 'sale';
};

/** Written where a row has no order, item or SKU. */
const noIdentifier = /^(?:n\/?a|-+)$/i;
/** Types of noon's Transaction View that are no charge. */
const transfers = /^(?:payment|payout|balance_transfer)s?$/i;
/** Changes an earlier row of the same item: mostly its fees, seldom its price. */
const corrections = /^order_update$/i;

/** Excel writes the number of an item as `1.0` where a column has empty cells. */
const identifier = (text: string): string =>
  !text.includes('.')
    ? noIdentifier.test(text)
      ? ''
      : text.slice(0, longestText)
    : text
        .trim()
        .replace(/^(\d+)\.0+$/, '$1')
        .slice(0, longestText);

/** One for all rows whose charges are those of their line. */
const none: readonly NamedCharge[] = [];

/** A row that counts, with the sums of its amounts. */
interface ReadRow {
  readonly row: number;
  readonly statement: string;
  readonly price: FineAmount;
  readonly fees: FineAmount;
  readonly total: FineAmount | null;
  readonly is: 'line' | 'correction' | 'charge' | 'transfer';
  readonly line: StatementLine | null;
  /** Charges that belong to no line. */
  readonly charges: readonly NamedCharge[];
  readonly order: string;
  readonly item: string;
  readonly adjustment: ItemAdjustment | null;
}

/**
 * Reads a file with one item in each row: noon's reports, and files whose columns the seller assigned. Amounts have the file's sign.
 * A row of another country, currency or shop is skipped, and so is one whose amounts cannot be read: `skipped` counts each reason.
 */
export class NoonReader implements RowReader {
  readonly #columns: StatementColumns;
  readonly #options: ReadOptions;
  readonly #amounts: NoonAmountReader;
  readonly #skips = new Skips();
  readonly #register: RowRegister<ReadRow>;
  readonly #balances = new Balances();
  readonly #width: number;
  #rows = 0;

  constructor(columns: StatementColumns, options: ReadOptions) {
    this.#columns = columns;
    this.#options = options;
    this.#amounts = new NoonAmountReader(columns, options);
    this.#register = new RowRegister(options.known);
    // The last column may be empty in every row, and is then not written.
    this.#width =
      Math.max(0, ...(['order', 'item', 'price', 'referral'] as const).map((field) => columns[field] ?? 0)) +
      1;
  }

  take(cells: readonly string[], row: number): void {
    if (cells.every((cell) => cell === '')) return;
    this.#rows += 1;
    const reason = this.#read(cells, row);
    if (reason !== null) this.#skips.add(reason, row);
  }

  end(): ReadStatement {
    const { values, copies } = this.#register.end();
    for (const row of copies) this.#skips.add('duplicate', row);
    const lines: StatementLine[] = [];
    const changes: ReadRow[] = [];
    const itemCharges: ItemCharge[] = [];
    const adjustments: ItemAdjustment[] = [];
    for (const read of values) {
      const { line, is, charges, order, item, adjustment } = read;
      if (adjustment !== null) adjustments.push(adjustment);
      this.#balances.add(read, is === 'transfer');
      if (is === 'line' && line !== null) lines.push(line);
      if (is === 'correction') changes.push(read);
      if (is === 'transfer') this.#skips.add('transfer', read.row);
      for (const charge of charges) {
        // What a return may cost depends on its sale, which may be in another file.
        if (charge.kind === 'returnAdministration' && item !== '') itemCharges.push({ order, item, charge });
        else this.#addCharge(charge, read.row, read);
      }
    }
    this.#correct(lines, changes, adjustments);
    return this.#skips.read({
      lines,
      rows: this.#rows,
      keys: this.#register.keys,
      itemCharges,
      adjustments,
      balances: this.#balances.end(),
    });
  }

  #addCharge(
    charge: NamedCharge,
    row: number,
    { statement, line }: Pick<ReadRow, 'statement' | 'line'>,
  ): void {
    this.#skips.addCharge(charge, row);
    this.#skips.addToStatement(statement, charge.chargedOn ?? line?.chargedOn ?? null, charge);
  }

  /** Adds each correction to the sale of its item; one whose sale is not in this file is a charge that is not checked. */
  #correct(lines: StatementLine[], changes: readonly ReadRow[], adjustments: ItemAdjustment[]): void {
    if (changes.length === 0) return;
    const sales = new Map<string, number>();
    for (const [at, { kind, order, item }] of lines.entries())
      if (kind === 'sale' && item !== '') sales.set(`${order}|${item}`, at);
    for (const correction of changes) {
      const { line, row, price, fees } = correction;
      if (line === null) continue;
      const { order, item, referral, fulfilment, charges } = line;
      const at = sales.get(`${order}|${item}`) ?? -1;
      const sale = lines[at];
      if (sale === undefined) {
        if (price === 0) adjustments.push(adjustmentOf(line));
        this.#addCharge(
          {
            name: 'order_update',
            kind: 'other',
            file: this.#options.file,
            row,
            amount: price + fees,
            vat: null,
          },
          row,
          correction,
        );
        continue;
      }
      lines[at] = {
        ...sale,
        price: (sale.price ?? 0) + price,
        referral: sumOfCharges(sale.referral, referral),
        fulfilment: sumOfCharges(sale.fulfilment, fulfilment),
        charges: charges.length === 0 ? sale.charges : [...sale.charges, ...charges],
        corrected: [...(sale.corrected ?? []), statementRef(line)],
      };
    }
  }

  #text(cells: readonly string[], field: StatementField): string {
    const column = this.#columns[field];
    return column === undefined ? '' : (cells[column] ?? '').trim();
  }

  /** Takes up a row; why it does not count, or null. */
  #read(cells: readonly string[], row: number): SkipReason | null {
    if (cells.length < this.#width) return 'truncated';
    const text = (field: StatementField): string => this.#text(cells, field);
    const order = identifier(text('order'));
    if (!isSaudi(text('country')) || (text('country') === '' && orderOfOtherCountry.test(order)))
      return 'otherCountry';
    if (this.#options.isForeign === true || !isRiyal(text('currency'))) return 'otherCurrency';
    if (otherShops.test(text('marketplace'))) return 'otherMarketplace';
    for (const field of ['opening', 'closing'] as const)
      if (text(field) !== '')
        this.#balances.name(identifier(text('statement')), field, this.#amounts.amount(cells, field));
    const amounts = this.#amounts.read(cells, row);
    if (typeof amounts === 'string') return amounts;
    const { price, referral, fulfilment, charges } = amounts;
    if (this.#amounts.hasUnreadableCharge(cells)) this.#skips.add('unreadableCharge', row);
    const item = identifier(text('item'));
    const status = text('status');
    const type = text('transaction');
    if (transfers.test(type)) return this.#transfer(cells, row, amounts);
    const hasFee = (referral?.amount ?? 0) !== 0 || (fulfilment?.amount ?? 0) !== 0;
    const isCorrection = corrections.test(type) && item !== '' && (price ?? 0) >= 0;
    if (isCorrection && !hasFee && price === 0 && charges.length === 0) return 'noAmounts';
    if (!isCorrection && ((order === '' && item === '') || (price ?? 0) === 0)) {
      const kind = findKind(status, null);
      if (kind !== 'cancelled' || !hasFee) return this.#charge(cells, row, amounts);
    }
    if (findKind(status, price) === 'cancelled' && !hasFee && charges.length === 0) return 'cancelled';
    const line = this.#line(cells, row, amounts);
    if (item !== '' && this.#options.told?.has(itemKey(line)) === true) return 'otherReport';
    return this.#take(cells, amounts, {
      row,
      is: isCorrection ? 'correction' : 'line',
      line,
      charges: none,
      adjustment: !isCorrection && item !== '' && (price ?? 0) === 0 ? adjustmentOf(line) : null,
    });
  }

  #transfer(cells: readonly string[], row: number, amounts: NoonAmounts): SkipReason | null {
    return this.#take(cells, amounts, {
      row,
      is: 'transfer',
      line: null,
      charges: none,
      adjustment: null,
    });
  }

  /** Takes up a row without a sale. */
  #charge(cells: readonly string[], row: number, amounts: NoonAmounts): SkipReason | null {
    const name = this.#text(cells, 'charge') || this.#text(cells, 'transaction');
    const isCancelled = findKind(this.#text(cells, 'status'), null) === 'cancelled';
    const charges =
      isCancelled && amounts.fees === 0
        ? []
        : chargesWithoutSale(amounts, {
            name,
            file: this.#options.file,
            row,
            chargedOn: parseDay(this.#text(cells, 'chargedOn'), this.#options.dayOrder),
            statement: identifier(this.#text(cells, 'statement')),
          });
    const line = this.#line(cells, row, amounts);
    // A name that says what the row is for counts for all of it.
    const named =
      otherKindOf(name) === 'other' ? line : { ...line, referral: null, fulfilment: null, charges };
    const isReturn = returns.test(`${name} ${this.#text(cells, 'status')}`);
    const adjustment = line.item === '' ? null : adjustmentOf(named, isReturn);
    return charges.length === 0
      ? isCancelled
        ? 'cancelled'
        : 'noAmounts'
      : this.#take(cells, amounts, { row, is: 'charge', line: null, charges, adjustment });
  }

  /** Takes up a row unless an earlier file has it. */
  #take(
    cells: readonly string[],
    { price, referral, fulfilment, fees, total }: NoonAmounts,
    { row, is, line, charges, adjustment }: Pick<ReadRow, 'row' | 'is' | 'line' | 'charges' | 'adjustment'>,
  ): SkipReason | null {
    const text = (field: StatementField): string => this.#text(cells, field);
    const order = line?.order ?? identifier(text('order'));
    const item = line?.item ?? identifier(text('item'));
    const statement = line?.statement ?? identifier(text('statement'));
    const date = text('chargedOn');
    // noon's item numbers begin with that of their order.
    const code =
      item === '' ? `${order}|${text('partnerSku')}|${text('sku')}` : item.startsWith(order) ? '' : order;
    const name = text('charge') || text('transaction');
    const key = `${item}|${code}|${statement === '' ? date : statement}|${text('reference')}|${line?.kind ?? is}|${name}|${price ?? ''}|${referral?.amount ?? ''}|${fulfilment?.amount ?? ''}|${fees}|${total ?? ''}`;
    const group = statement || date || text('orderedOn').slice(0, 10);
    const sums = { statement, price: price ?? 0, fees, total };
    const read = { row, is, line, charges, order, item, adjustment, ...sums };
    return this.#register.add(key, group, row, read) ? null : 'duplicate';
  }

  #line(cells: readonly string[], row: number, amounts: NoonAmounts): StatementLine {
    const text = (field: StatementField): string => this.#text(cells, field).slice(0, longestText);
    const { dayOrder } = this.#options;
    const day = (field: StatementField): string | null => parseDay(this.#text(cells, field), dayOrder);
    const chargedOn = day('chargedOn');
    const mode = findMode(text('mode'));
    const { isAnyFulfilment = false, namesPaidPrice = false } = this.#options;
    return {
      file: this.#options.file,
      row,
      marketplace: 'noon',
      order: identifier(text('order')),
      item: identifier(text('item')),
      sku: identifier(text('sku')),
      partnerSku: identifier(text('partnerSku')),
      barcode: identifier(text('barcode')),
      title: text('title'),
      family: text('family'),
      sizeClass: text('sizeClass'),
      mode:
        mode ??
        (amounts.isShipped
          ? 'shipped'
          : isAnyFulfilment || (amounts.fulfilment?.amount ?? 0) === 0
            ? null
            : 'fulfilled'),
      kind: findKind(text('status'), amounts.price),
      quantity: 1,
      day: day('orderedOn') ?? day('shippedOn') ?? day('deliveredOn') ?? chargedOn,
      chargedOn,
      statement: identifier(text('statement')),
      price: amounts.price,
      otherPrices: this.#amounts.otherPrices(cells, amounts.price),
      pricesBeforePromotion: this.#amounts.pricesBeforePromotion(cells, amounts.price),
      referral: amounts.referral,
      fulfilment: amounts.fulfilment,
      charges: amounts.charges,
      shipment: '',
      ...(namesPaidPrice && amounts.total !== null ? { paid: amounts.total } : {}),
    };
  }
}
