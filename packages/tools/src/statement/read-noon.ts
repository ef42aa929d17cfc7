import { currencyOfCell, riyal } from '@saer/i18n/currency';
import { type FineAmount, halfUpEitherWay, parseAmount, unreadable } from './amount.ts';
import type { VatBasis } from './charged-sum.ts';
import type { StatementColumns, StatementField } from './columns.ts';
import { parseDay } from './day.ts';
import type { Charge, ReadOptions, ReadStatement, RowReader, SkipReason, StatementLine } from './line.ts';
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

/** Whether a country is Saudi Arabia. Texts that name none are taken as such. */
const isSaudi = (country: string): boolean =>
  country === '' || countries[country.toLowerCase().replaceAll(' ', '_')] === true;
/** Whether the cell of a currency column names the riyal. Empty cells are taken as such. */
const isRiyal = (text: string): boolean => (currencyOfCell(text) ?? riyal) === riyal;

const modeOf = (text: string): StatementLine['mode'] => {
  if (text === '') return null;
  if (/fbn|fulfil+ed by noon|noon/i.test(text)) return 'fulfilled';
  return /fbp|direct|partner|seller|cross/i.test(text) ? 'shipped' : null;
};

const kindOf = (status: string, price: FineAmount | null): StatementLine['kind'] => {
  if (/cancel|ملغ/i.test(status)) return 'cancelled';
  return (price ?? 0) < 0 || /return|refund|مرتجع/i.test(status) ? 'return' : 'sale';
};

/** Written where a row has no order, item or SKU. */
const noIdentifier = /^(?:n\/?a|-+)$/i;
/** Types of noon's Transaction View that are no charge. */
const transfers = /^(?:payment|payout|balance_transfer)s?$/i;
/** Changes an earlier row of the same item: mostly its fees, seldom its price. */
const correction = /^order_update$/i;

/** The VAT in prices, in per cent. */
const priceVat = 15;

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

/** One for all lines. */
const none: readonly FineAmount[] = [];

interface Amounts {
  readonly price: FineAmount | null;
  readonly referral: Charge | null;
  readonly fulfilment: Charge | null;
  /** The fulfilment fee is that of a parcel the seller handed over. */
  readonly isShipped: boolean;
  readonly total: FineAmount | null;
}

/**
 * Reads a file with one item in each row: noon's reports, and files whose columns the seller assigned. Amounts have the file's sign.
 * A row of another country, currency or shop is skipped, and so is one whose amounts cannot be read: `skipped` counts each reason.
 */
export class NoonReader implements RowReader {
  readonly #columns: StatementColumns;
  readonly #options: ReadOptions;
  readonly #skips = new Skips();
  readonly #lines: StatementLine[] = [];
  readonly #width: number;
  readonly #keys = new Set<string>();
  readonly #corrections: StatementLine[] = [];
  #rows = 0;

  constructor(columns: StatementColumns, options: ReadOptions) {
    this.#columns = columns;
    this.#options = options;
    // The last column may be empty in every row, and is then not written.
    this.#width =
      Math.max(0, ...(['order', 'item', 'price', 'referral'] as const).map((field) => columns[field] ?? 0)) +
      1;
  }

  take(cells: readonly string[], row: number): void {
    if (cells.every((cell) => cell === '')) return;
    this.#rows += 1;
    const read = this.#read(cells, row);
    if (typeof read === 'string') this.#skips.add(read, row);
    else if (read !== null) this.#lines.push(read);
  }

  end(): ReadStatement {
    this.#correct();
    return this.#skips.read(this.#lines, this.#rows, this.#keys);
  }

  /** Adds each correction to the sale of its item; one whose sale is not in this file is a charge that is not checked. */
  #correct(): void {
    if (this.#corrections.length === 0) return;
    const sales = new Map<string, number>();
    for (const [at, { kind, order, item }] of this.#lines.entries())
      if (kind === 'sale' && item !== '') sales.set(`${order}|${item}`, at);
    for (const { row, order, item, price, referral, fulfilment } of this.#corrections) {
      const at = sales.get(`${order}|${item}`) ?? -1;
      const sale = this.#lines[at];
      if (sale === undefined) {
        const sum = (price ?? 0) + (referral?.amount ?? 0) + (fulfilment?.amount ?? 0);
        this.#skips.addCharge('order_update', sum, row);
        continue;
      }
      this.#lines[at] = {
        ...sale,
        price: (sale.price ?? 0) + (price ?? 0),
        referral: sumOf(sale.referral, referral),
        fulfilment: sumOf(sale.fulfilment, fulfilment),
      };
    }
  }

  #text(cells: readonly string[], field: StatementField): string {
    const column = this.#columns[field];
    return column === undefined ? '' : (cells[column] ?? '').trim();
  }

  /** A line, why there is none, or null if the row is counted already. */
  #read(cells: readonly string[], row: number): StatementLine | SkipReason | null {
    if (cells.length < this.#width) return 'truncated';
    const text = (field: StatementField): string => this.#text(cells, field);
    const order = identifier(text('order'));
    if (!isSaudi(text('country')) || (text('country') === '' && orderOfOtherCountry.test(order)))
      return 'otherCountry';
    if (this.#options.isForeign === true || !isRiyal(text('currency'))) return 'otherCurrency';
    if (otherShops.test(text('marketplace'))) return 'otherMarketplace';
    const amounts = this.#amounts(cells);
    if (typeof amounts === 'string') return amounts;
    const { price, referral, fulfilment } = amounts;
    const item = identifier(text('item'));
    const status = text('status');
    const type = text('transaction');
    if (transfers.test(type)) return 'transfer';
    const hasFee = (referral?.amount ?? 0) !== 0 || (fulfilment?.amount ?? 0) !== 0;
    const isCorrection = correction.test(type) && item !== '' && (price ?? 0) >= 0;
    if (isCorrection && !hasFee && price === 0) return 'noAmounts';
    if (!isCorrection && ((order === '' && item === '') || (price ?? 0) === 0)) {
      const kind = kindOf(status, null);
      if (!hasFee && kind === 'cancelled') return 'cancelled';
      if (kind !== 'cancelled') {
        const other = otherChargeOf(amounts.total, (referral?.amount ?? 0) + (fulfilment?.amount ?? 0));
        if (other === 0) return 'noAmounts';
        this.#skips.addCharge(text('charge') || type, other, row);
        return null;
      }
    }
    if (kindOf(status, price) === 'cancelled' && !hasFee) return 'cancelled';
    const line = this.#line(cells, row, amounts);
    if (this.#isDuplicate(line, text('charge') || type, amounts.total)) return 'duplicate';
    if (!isCorrection) return line;
    this.#corrections.push(line);
    return null;
  }

  #amounts(cells: readonly string[]): Amounts | SkipReason {
    const read = (field: StatementField): FineAmount | SkipReason | null => {
      if (this.#columns[field] === undefined) return null;
      const text = this.#text(cells, field);
      return parseAmount(text) ?? unreadable(text);
    };
    const price = read('price');
    const referral = read('referral');
    const referralVat = read('referralVat');
    const fulfilment = read('fulfilment');
    const fulfilmentVat = read('fulfilmentVat');
    const shipping = read('shipping');
    const total = read('total');
    if (typeof price === 'string') return price;
    if (typeof referral === 'string') return referral;
    if (typeof referralVat === 'string') return referralVat;
    if (typeof fulfilment === 'string') return fulfilment;
    if (typeof fulfilmentVat === 'string') return fulfilmentVat;
    if (typeof shipping === 'string') return shipping;
    const isShipped = (fulfilment ?? 0) === 0 && (shipping ?? 0) !== 0;
    const outbound = isShipped ? shipping : fulfilment;
    const { bases = {} } = this.#options;
    return {
      price: price === null ? null : withPriceVat(price, bases.price),
      referral: chargeOf(referral, referralVat, bases.referral),
      fulfilment: isShipped
        ? chargeOf(outbound, null, bases.shipping)
        : chargeOf(outbound, fulfilmentVat, bases.fulfilment),
      isShipped,
      // The total is only compared and summed: a text there does not cost the line.
      total: typeof total === 'number' ? total : null,
    };
  }

  #line(cells: readonly string[], row: number, amounts: Amounts): StatementLine {
    const text = (field: StatementField): string => this.#text(cells, field).slice(0, longestText);
    const { dayOrder } = this.#options;
    const day = (field: StatementField): string | null => parseDay(this.#text(cells, field), dayOrder);
    const chargedOn = day('chargedOn');
    const mode = modeOf(text('mode'));
    const { bases = {}, isAnyFulfilment = false } = this.#options;
    const others = (['offerPrice', 'listPrice', 'sellerPrice'] as const)
      .map((field) =>
        this.#columns[field] === undefined
          ? 0
          : withPriceVat(parseAmount(this.#text(cells, field)) ?? 0, bases[field]),
      )
      .filter((price) => price > 0 && price !== amounts.price);
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
      kind: kindOf(text('status'), amounts.price),
      quantity: 1,
      day: day('orderedOn') ?? day('shippedOn') ?? day('deliveredOn') ?? chargedOn,
      chargedOn,
      statement: identifier(text('statement')),
      price: amounts.price,
      otherPrices: others.length === 0 ? none : others,
      referral: amounts.referral,
      fulfilment: amounts.fulfilment,
    };
  }

  /** The same item, status and amounts again, in this file or an earlier one. */
  #isDuplicate(line: StatementLine, charge: string, total: FineAmount | null): boolean {
    if (line.item === '') return false;
    const { statement, item, kind, price, referral, fulfilment } = line;
    const key = `${item}|${statement}|${kind}|${charge}|${price ?? ''}|${referral?.amount ?? ''}|${fulfilment?.amount ?? ''}|${total ?? ''}`;
    if (this.#options.known.has(key) || this.#keys.has(key)) return true;
    this.#keys.add(key);
    return false;
  }
}

/** `basis`: what the header says. An amount that includes its VAT has none to add. */
function chargeOf(amount: FineAmount | null, vat: FineAmount | null, basis?: VatBasis): Charge | null {
  if (amount === null) return null;
  const added = (vat === 0 && amount !== 0) || basis === 'included' ? null : vat;
  return basis === undefined ? { amount, vat: added } : { amount, vat: added, basis };
}

const sumOf = (first: Charge | null, second: Charge | null): Charge | null =>
  first === null || second === null
    ? (first ?? second)
    : {
        ...first,
        amount: first.amount + second.amount,
        vat: first.vat === null && second.vat === null ? null : (first.vat ?? 0) + (second.vat ?? 0),
      };

/** A price as buyers pay it; fees are a share of that one. */
const withPriceVat = (price: FineAmount, basis?: VatBasis): FineAmount =>
  basis === 'excluded' ? halfUpEitherWay(price * (100 + priceVat), 100) : price;

/** The charge of a row without a sale: its total, else its fees. */
const otherChargeOf = (total: FineAmount | null, fees: FineAmount): FineAmount =>
  total !== null && total !== 0 ? total : fees;
