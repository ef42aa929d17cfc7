import type { FeeBook } from '@saer/contract/fee-book';
import type { WrittenProduct } from '@saer/contract/product';
import { standardVat } from '@saer/contract/standard-vat';
import { type BookNames, bookNames } from './book-names.ts';
import { choices } from './choices.ts';
import type { ColumnUnits } from './column-units.ts';
import type { ProductColumn, RowTexts } from './product-column.ts';
import { type CategoryContext, readCategory } from './read-category.ts';
import { readChoice } from './read-choice.ts';
import { readIdentity } from './read-identity.ts';
import { readNamed } from './read-named.ts';
import { cellNumbers, readNumber } from './read-number.ts';
import { readSize } from './read-size.ts';
import { readTarget } from './read-target.ts';
import { needed, type RowCells, rowCells } from './row-cells.ts';
import type { ReadRow } from './sheet-row.ts';
import { readTypedFees } from './typed-fees.ts';

/** What a sheet's rows are read by. */
export interface ReadContext extends CategoryContext {
  /** What stands in for an empty cell, such as the store chosen for the whole sheet. */
  readonly defaults: RowTexts;
  /** The unit of each column's bare numbers. */
  readonly units: ColumnUnits;
}

function readStore(cells: RowCells, { stores }: BookNames): FeeBook['stores'][number] | undefined {
  if (cells.text('store') === '') return needed(cells, 'store');
  return readNamed(cells, 'store', 'unknownStore', stores);
}

const readVat = (cells: RowCells, column: 'vat' | 'costVat'): number =>
  choices.vat.find(cells.text(column)) ?? readNumber(cells, column, cellNumbers.share) ?? standardVat;

const readYesNo = (cells: RowCells, column: ProductColumn, otherwise: boolean): boolean =>
  readChoice(cells, column, choices.yesNo) ?? otherwise;

function readPrices(cells: RowCells) {
  const cost = readNumber(cells, 'cost', cellNumbers.positiveMoney);
  if (cost === undefined) needed(cells, 'cost');
  return {
    cost: cost ?? 0,
    costIncludesVat: readYesNo(cells, 'costIncludesVat', false),
    costVat: readVat(cells, 'costVat'),
    vat: readVat(cells, 'vat'),
    vatRegistered: readYesNo(cells, 'vatRegistered', true),
    feeVatIsCost: readYesNo(cells, 'feeVatIsCost', false),
    marginBase: readChoice(cells, 'marginBase', choices.marginBase) ?? 'price',
    extraRate: readNumber(cells, 'extraRate', cellNumbers.share) ?? 0,
    extraFixed: readNumber(cells, 'extraFixed', cellNumbers.money) ?? 0,
  } satisfies Partial<WrittenProduct>;
}

/** Reads a row's texts as a product, or says everything that is wrong with them, each at its column. It is not priced by that. */
export function readProductRow(texts: RowTexts, context: ReadContext): ReadRow {
  const { book, defaults } = context;
  const names = bookNames(book);
  const cells = rowCells(texts, defaults);
  const identity = readIdentity(cells);
  const store = readStore(cells, names);
  const category = readCategory(cells, context, names);
  const handover = readChoice(cells, 'handover', choices.handover);
  const override = readTypedFees(cells);
  const size = readSize(cells, book, names, {
    store,
    handover,
    barcode: identity.barcode,
    feeIsTyped: override?.fulfilment !== undefined || cells.isWrong('fulfilmentFee'),
  });
  const prices = readPrices(cells);
  const wanted = readTarget(cells);
  const ending = readChoice(cells, 'ending', choices.ending);
  const price = readNumber(cells, 'price', cellNumbers.positiveMoney);
  if (cells.problems.length > 0 || store === undefined || category === undefined)
    return { ok: false, problems: cells.problems };
  return {
    ok: true,
    doubts: [],
    product: {
      ...identity,
      store: store.code,
      ...category,
      ...size,
      ...(handover === undefined ? {} : { handover }),
      ...prices,
      ...wanted,
      ...(ending === undefined ? {} : { ending }),
      ...(override === undefined ? {} : { override }),
      ...(price === undefined ? {} : { price }),
    },
  };
}
