import { feeBookReply } from '@saer/contract/fees/fee-book';
import type { ListedProduct } from '@saer/contract/products/product';
import { toolIds } from '@saer/contract/products/tools';
import { checkPrice } from '@saer/quoting/check-price';
import { toWrittenProduct } from '@saer/spreadsheet/rows/read/to-written-product';
import { describe, expect, test } from 'vitest';
import { listedProduct } from '../domain/product/testing/listed-product.ts';
import snapshot from '../features/landing/demo/fee-book-snapshot.json' with { type: 'json' };
import { toolEntries } from '../features/tools/registry.ts';
import type { Texts } from '../features/tools/fields/field.ts';
import { byFigure, tableRow } from '../features/tools/all/row-texts.ts';

const book = { ...feeBookReply.parse(snapshot), overrides: [] };
const all = await Promise.all(toolIds.map(async (id) => ({ id, tool: (await toolEntries[id].load()).tool })));
const tabulated = all.flatMap(({ id, tool }) =>
  tool.forProducts === undefined ? [] : [{ id, tool, table: tool.forProducts }],
);

const toy: ListedProduct = {
  ...listedProduct,
  family: 'baby_toys',
  subFamily: 'toys',
  sides: [300, 200, 100],
  weight: 900,
  currentPrice: 99_00,
  monthlySales: 30,
};

function toRow(id: string, product: ListedProduct, common: Texts = {}, typed: Texts = {}) {
  const found = tabulated.find((each) => each.id === id);
  if (found === undefined) throw new Error(`${id} has no table`);
  return tableRow(found.table, book, product, { common, typed, language: 'en' });
}

const figures = (...asked: Parameters<typeof toRow>) => {
  const { found } = toRow(...asked);
  return found.is === 'answered' ? found.figures : found;
};

describe('a tool over all products', () => {
  test('names fields of its own, and headings once', () => {
    expect(tabulated.map(({ id }) => id).toSorted()).toEqual(
      ['break-even-acos', 'landed-cost', 'reorder-point', 'return-cost', 'storage'].toSorted(),
    );
    for (const { tool, table } of tabulated) {
      for (const name of Object.keys(table.perProduct)) expect(Object.keys(tool.fields)).toContain(name);
      expect(new Set(table.columns.map(({ id }) => id)).size).toBe(table.columns.length);
    }
  });

  test('says the same as the tool filled with that product', () => {
    const typed = { stock: '90', returnRate: '6', orderUnits: '100', supplierPrice: '5', freight: '80' };
    const common = { leadDays: '30', dutyRate: '5', lostShare: '30' };
    for (const { tool, table } of tabulated) {
      const row = tableRow(table, book, toy, { common, typed, language: 'en' });
      expect(row.found.is).toBe('answered');
      expect(tool.solve(row.texts, book).is).toBe('answered');
    }
  });

  test('is at the selling price: the most for ads is the profit there before ads', () => {
    const checked = checkPrice(book, toWrittenProduct(toy), 99_00);
    const profit = checked.ok ? checked.quote.final.statement.profit : undefined;
    expect(figures('break-even-acos', toy)).toEqual([expect.any(Number), profit]);
  });

  test('never takes one product’s stock or sales for all, but delivery times', () => {
    const common = { stock: '500', unitsPerMonth: '7', leadDays: '30', onTheWay: '40', peakUnits: '90' };
    expect(toRow('reorder-point', toy, common).found).toMatchObject({ is: 'unfinished', missing: ['stock'] });
    // 30 sold in 30 days; 10 in stock are missing 20 up to that.
    expect(figures('reorder-point', toy, common, { stock: '10' })).toEqual([0, 30, 80, 10]);
    const unsold = { ...toy, monthlySales: null };
    expect(toRow('reorder-point', unsold, common, { stock: '10' }).found).toMatchObject({
      missing: ['unitsPerMonth'],
    });
  });

  test('never takes one product’s order for all, but its duty', () => {
    const order = { orderUnits: '100', supplierPrice: '5', freight: '80' };
    const duty = { dutyRate: '5' };
    expect(toRow('landed-cost', toy, { ...order, ...duty }).found).toMatchObject({
      is: 'unfinished',
      missing: ['orderUnits', 'supplierPrice', 'freight'],
    });
    expect(toRow('landed-cost', toy, duty, order).found.is).toBe('answered');
  });

  test('takes a share typed above for all, unless one is typed for the product', () => {
    const common = { returnRate: '6', lostShare: '30' };
    const usual = figures('return-cost', toy, common);
    expect(usual).toEqual([expect.any(Number), expect.any(Number)]);
    expect(figures('return-cost', toy, common, { returnRate: ' ' })).toEqual(usual);
    expect(figures('return-cost', toy, common, { returnRate: '12' })).not.toEqual(usual);
  });

  test('leaves out products of a store whose fee it does not know', () => {
    const { table } = tabulated.find(({ id }) => id === 'storage') ?? {};
    const charged = book.serviceFees.find(({ kind }) => kind === 'storage')?.store;
    for (const { code } of book.stores) expect(table?.holdsFor({ store: code }, book)).toBe(code === charged);
  });

  test('is put in order by a figure, products without one last', () => {
    const rows = [
      toRow('reorder-point', { ...toy, id: 1 }, { leadDays: '30' }, { stock: '90' }),
      toRow('reorder-point', { ...toy, id: 2 }, { leadDays: '30' }),
      toRow('reorder-point', { ...toy, id: 3 }, { leadDays: '30' }, { stock: '40' }),
    ];
    const order = (isDescending: boolean) => byFigure(rows, 0, isDescending).map(({ product }) => product.id);
    expect(order(false)).toEqual([3, 1, 2]);
    expect(order(true)).toEqual([1, 3, 2]);
  });
});
