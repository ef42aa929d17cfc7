import { currencyOfCell, riyal } from '@saer/i18n/currency';
import { type FineAmount, parseAmount, unreadable } from './amount.ts';
import type { StatementColumns, StatementField } from './columns.ts';
import { parseDay } from './day.ts';
import type { ReadOptions, ReadStatement, RowReader, StatementLine } from './line.ts';
import { Skips } from './skips.ts';

/** Charges for the fulfilment of an item, by Amazon's descriptions. */
const fulfilmentCharges = /^fba.*(?:fulfil?lment|weight|order|unit)/i;
const prices = /^(?:itemprice|promotion)$/i;

interface Item {
  readonly row: number;
  readonly isReturn: boolean;
  readonly order: string;
  readonly item: string;
  readonly sku: string;
  readonly day: string | null;
  readonly settlement: string;
  quantity: number;
  price: FineAmount;
  beforePromotion: FineAmount;
  referral: FineAmount | null;
  fulfilment: FineAmount | null;
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
    if (text('amountType') === '') return;
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
      return this.#skips.addCharge(text('amountDescription') || transaction, amount, row);
    this.#add(text, amount, row, isReturn);
  }

  #add(text: (field: StatementField) => string, amount: FineAmount, row: number, isReturn: boolean): void {
    const order = text('order');
    const code = text('item') || text('sku');
    const key = `${this.#settlement}|${isReturn ? 'R' : 'O'}|${order}|${code}`;
    // A settlement whose lines an earlier file had already.
    if (this.#options.known.has(key)) return this.#skips.add('duplicate', row);
    const description = text('amountDescription');
    const isPrice = prices.test(text('amountType'));
    const isReferral = /^commission$/i.test(description);
    const isFulfilment = fulfilmentCharges.test(description);
    if (!isPrice && !isReferral && !isFulfilment) return this.#skips.addCharge(description, amount, row);
    const item = this.#items.get(key) ?? this.#newItem(key, text, row, isReturn);
    if (isPrice) {
      item.price += amount;
      if (/^itemprice$/i.test(text('amountType'))) item.beforePromotion += amount;
    } else if (isReferral) item.referral = (item.referral ?? 0) + amount;
    else item.fulfilment = (item.fulfilment ?? 0) + amount;
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
      quantity: 1,
      price: 0,
      beforePromotion: 0,
      referral: null,
      fulfilment: null,
    };
    this.#items.set(key, item);
    return item;
  }

  end(): ReadStatement {
    const lines = [...this.#items.values()].map((item): StatementLine => ({
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
      otherPrices:
        item.beforePromotion > 0 && item.beforePromotion !== item.price ? [item.beforePromotion] : [],
      referral: item.referral === null ? null : { amount: item.referral, vat: null },
      fulfilment: item.fulfilment === null ? null : { amount: item.fulfilment, vat: null },
    }));
    return this.#skips.read(lines, this.#rows, new Set(this.#items.keys()));
  }
}
