import { currencyOfCell, riyal } from '@saer/i18n/currency';
import { parseAmount, unreadable } from './charged-sum.ts';
import type {
  FineAmount,
  NamedCharge,
  ReadOptions,
  ReadStatement,
  RowReader,
  StatementLine,
} from './line.ts';
import type { StatementColumns, StatementField } from './columns.ts';
import { parseDay } from './day.ts';
import { adjustmentOf } from './adjustments.ts';
import { Balances } from './balances.ts';
import { otherKindOf } from './other-charges.ts';
import { Skips } from './skips.ts';

/** Charges for the fulfilment of an item, by Amazon's descriptions. */
const fulfilmentCharges = /^fba.*(?:fulfil?lment|weight|order|unit)/i;
const prices = /^(?:itemprice|promotion)$/i;
/** The VAT of a sale, and what Amazon withholds of it as the supplier by law, by its names for tax that a marketplace collects. */
const saleVat = /tax|vat/i;
const withheldVat = /^marketplacefacilitator(?:vat|tax)/i;
/** Descriptions of what was held back before, and of what is held back now. */
const reserves = /^(?:(previous)|current)\s*reserve\s*amount/i;

interface Item {
  readonly row: number;
  readonly isReturn: boolean;
  readonly order: string;
  readonly item: string;
  readonly sku: string;
  readonly day: string | null;
  readonly settlement: string;
  readonly shipment: string;
  readonly charges: NamedCharge[];
  quantity: number;
  price: FineAmount;
  beforePromotion: FineAmount;
  referral: FineAmount | null;
  fulfilment: FineAmount | null;
  /** The price has its VAT in an amount of its own. */
  namesVat: boolean;
}

/**
 * Reads Amazon's settlement flat file (V2): one amount in each row, which are joined to one line for each item of an order. Only the
 * public format is known; which amounts include VAT at Amazon.sa is not documented.
 */
export class AmazonReader implements RowReader {
  readonly #columns: StatementColumns;
  readonly #options: ReadOptions;
  readonly #skips = new Skips();
  readonly #items = new Map<string, Item>();
  readonly #balances = new Balances();
  readonly #settlements = new Set<string>();
  /** The VAT withheld of each item. */
  readonly #withheld = new Map<string, FineAmount>();
  #isCopy = false;
  #currency = '';
  #settlement = '';
  #rows = 0;

  constructor(columns: StatementColumns, options: ReadOptions) {
    this.#columns = columns;
    this.#options = options;
  }

  take(cells: readonly string[], row: number): void {
    if (cells.every((cell) => cell === '')) return;
    this.#rows += 1;
    const text = (field: StatementField): string => {
      const column = this.#columns[field];
      return column === undefined ? '' : (cells[column] ?? '').trim();
    };
    // Only the first row of a settlement names its currency.
    this.#currency = text('currency') || this.#currency;
    this.#settlement = text('statement') || this.#settlement;
    if (text('amountType') === '') return this.#start(text('settled'));
    if (this.#isCopy) return this.#skips.add('duplicate', row);
    if (cells.length <= (this.#columns.amount ?? 0)) return this.#skips.add('truncated', row);
    if (this.#options.isForeign === true || (currencyOfCell(this.#currency) ?? riyal) !== riyal)
      return this.#skips.add('otherCurrency', row);
    const marketplace = text('marketplace');
    if (/amazon\./i.test(marketplace) && !/amazon\.sa$/i.test(marketplace))
      return this.#skips.add('otherCountry', row);
    const amount = parseAmount(text('amount'));
    if (amount === null) return this.#skips.add(unreadable(text('amount')), row);
    const transaction = text('transaction');
    const isReturn = /^refund/i.test(transaction);
    if ((!isReturn && !/^order/i.test(transaction)) || text('order') === '')
      return this.#charge(text('amountDescription') || transaction, amount, row);
    this.#add(text, amount, row, isReturn);
  }

  /** Begins a settlement; one that was read before, here or in an earlier file, is a copy. */
  #start(settled: string): void {
    const key = `settlement|${this.#settlement}`;
    this.#isCopy = this.#settlement !== '' && (this.#settlements.has(key) || this.#options.known.has(key));
    this.#settlements.add(key);
    const paid = settled === '' ? null : parseAmount(settled);
    if (paid === null || this.#isCopy) return;
    this.#balances.add({ statement: this.#settlement, price: 0 - paid, fees: 0, total: null }, true);
  }

  #sum(price: FineAmount, fees: FineAmount): void {
    this.#balances.add({ statement: this.#settlement, price, fees, total: null }, false);
  }

  #charge(name: string, amount: FineAmount, row: number): void {
    const reserve = reserves.exec(name);
    if (reserve !== null) {
      const which = reserve[1] === undefined ? 'closing' : 'opening';
      this.#balances.name(this.#settlement, which, which === 'opening' ? amount : 0 - amount);
      this.#skips.add('transfer', row);
      return;
    }
    this.#sum(0, amount);
    const { file } = this.#options;
    const charge: NamedCharge = { name, kind: otherKindOf(name), file, row, amount, vat: null };
    this.#skips.addCharge(charge, row);
    this.#skips.addToStatement(this.#settlement, null, charge);
  }

  #add(text: (field: StatementField) => string, amount: FineAmount, row: number, isReturn: boolean): void {
    const order = text('order');
    const code = text('item') || text('sku');
    const key = `${this.#settlement}|${isReturn ? 'R' : 'O'}|${order}|${code}|${text('shipment')}`;
    // A settlement whose lines an earlier file had already.
    if (this.#options.known.has(key)) return this.#skips.add('duplicate', row);
    const description = text('amountDescription');
    const isPrice = prices.test(text('amountType'));
    const isReferral = /^commission$/i.test(description);
    const isFulfilment = fulfilmentCharges.test(description);
    const kind = otherKindOf(description);
    const isAdministration = kind === 'returnAdministration';
    if (withheldVat.test(description) || /^itemwithheldtax$/i.test(text('amountType')))
      this.#withheld.set(key, (this.#withheld.get(key) ?? 0) + amount);
    if (!isPrice && !isReferral && !isFulfilment && !isAdministration)
      return this.#charge(description, amount, row);
    this.#sum(isPrice ? amount : 0, isPrice ? 0 : amount);
    const item = this.#items.get(key) ?? this.#newItem(key, text, row, isReturn);
    if (isAdministration)
      item.charges.push({ name: description, kind, file: this.#options.file, row, amount, vat: null });
    if (isPrice) {
      item.price += amount;
      item.namesVat ||= saleVat.test(description);
      if (/^itemprice$/i.test(text('amountType'))) item.beforePromotion += amount;
    } else if (isReferral) item.referral = (item.referral ?? 0) + amount;
    else if (isFulfilment) item.fulfilment = (item.fulfilment ?? 0) + amount;
    item.quantity = Math.max(
      item.quantity,
      Math.min(10_000, Math.abs(Math.trunc(Number(text('quantity')) || 1))),
    );
  }

  #newItem(key: string, text: (field: StatementField) => string, row: number, isReturn: boolean): Item {
    const item: Item = {
      row,
      isReturn,
      order: text('order'),
      item: text('item'),
      sku: text('partnerSku') || text('sku'),
      day: parseDay(text('chargedOn'), this.#options.dayOrder),
      settlement: this.#settlement,
      shipment: text('shipment'),
      charges: [],
      quantity: 1,
      price: 0,
      beforePromotion: 0,
      referral: null,
      fulfilment: null,
      namesVat: false,
    };
    this.#items.set(key, item);
    return item;
  }

  end(): ReadStatement {
    const lines = [...this.#items].map(([key, item]): StatementLine => ({
      file: this.#options.file,
      row: item.row,
      marketplace: 'amazon',
      order: item.order,
      item: item.item,
      sku: '',
      partnerSku: item.sku,
      barcode: '',
      title: '',
      family: '',
      sizeClass: '',
      mode: item.fulfilment === null ? null : 'fulfilled',
      kind: item.isReturn ? 'return' : 'sale',
      quantity: item.quantity,
      day: item.day,
      chargedOn: item.day,
      statement: item.settlement,
      price: item.price,
      otherPrices: beforePromotion(item),
      pricesBeforePromotion: beforePromotion(item),
      referral: item.referral === null ? null : { amount: item.referral, vat: null },
      fulfilment: item.fulfilment === null ? null : { amount: item.fulfilment, vat: null },
      charges: item.charges,
      shipment: item.shipment,
      ...(item.namesVat || this.#withheld.has(key)
        ? { proceeds: item.price + (this.#withheld.get(key) ?? 0) }
        : {}),
    }));
    return this.#skips.read({
      lines,
      rows: this.#rows,
      keys: new Set([...this.#items.keys(), ...this.#settlements]),
      itemCharges: [],
      adjustments: lines.flatMap((line) => (line.price === 0 && line.item !== '' ? adjustmentOf(line) : [])),
      balances: this.#balances.end(),
    });
  }
}

const beforePromotion = ({ beforePromotion: before, price }: Item): FineAmount[] =>
  before > 0 && before !== price ? [before] : [];
