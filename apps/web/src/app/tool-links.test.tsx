import { type Draft, draftFields } from '@saer/contract/products/calculator-draft';
import { feeBookReply } from '@saer/contract/fees/fee-book';
import { type ToolId, toolIds } from '@saer/contract/products/tools';
import { evaluate } from '@saer/pricing/answer/evaluate';
import type { Statement } from '@saer/pricing/answer/statement';
import { calculate } from '@saer/quoting/calculator/calculation';
import type { StoreProduct } from '@saer/quoting/fee-book';
import { resolveProduct } from '@saer/quoting/resolve-product';
import { isValidElement } from 'react';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import snapshot from '../features/landing/demo/fee-book-snapshot.json' with { type: 'json' };
import { calculatorQuery, toFragment, inputsInAddress } from '../features/tools/board/inputs.ts';
import { completeTexts, type ToolFields, type Texts } from '../features/tools/fields/field.ts';
import { productFields, getProduct } from '../features/tools/fields/product-fields.ts';
import type { Quantity } from '../features/tools/fields/quantity.ts';
import { readField, readValues } from '../features/tools/fields/read-values.ts';
import type { Fill, NextTool, TargetFields } from '../features/tools/fields/tool-link.ts';
import type { fields as marginMarkup } from '../features/tools/pricing/margin-markup.tsx';
import type { fields as storeComparison } from '../features/tools/pricing/store-comparison.tsx';
import type { fields as bundlePrice } from '../features/tools/promotions/bundle-price.tsx';
import { toolEntries } from '../features/tools/registry.ts';
import type { Tool } from '../features/tools/tool.ts';

const book = { ...feeBookReply.parse(snapshot), overrides: [] };
const tools = new Map<ToolId, Tool>();
for (const id of toolIds) tools.set(id, (await toolEntries[id].load()).tool);

/** Texts of other tools in the tab: only tools that know nothing better may carry it. */
const typedElsewhere: Texts = {
  store: 'NOON_SA_FBN',
  subFamily: 'toys',
  sizeBy: 'sides',
  length: '30',
  width: '20',
  height: '10',
  weight: '900',
  cost: '77.00',
  costIncludesVat: 'no',
  vatRegistered: 'yes',
  feeVatIsCost: 'no',
  extraRate: '7',
  extraFixed: '8.00',
  adsRate: '3',
  couponRate: '4',
  returnCost: '5.00',
  storageCost: '6.00',
  vat: '15',
  price: '999.00',
  marginRate: '11',
  ending: '.99',
  lowestPrice: '888.00',
};

const variants: readonly (readonly [string, Texts])[] = [
  ['its example', {}],
  [
    'costs with VAT, fee VAT not recovered, and every other cost',
    {
      costIncludesVat: 'yes',
      feeVatIsCost: 'yes',
      extraRate: '1',
      extraFixed: '1.50',
      adsRate: '1',
      couponRate: '0.5',
      returnCost: '1.25',
      storageCost: '0.75',
    },
  ],
  ['a seller who is not registered', { vatRegistered: 'no', costIncludesVat: 'yes', extraFixed: '0.50' }],
  [
    'a zero-rated item sold through DirectShip, picked up',
    {
      store: 'NOON_SA_DIRECTSHIP',
      handover: 'PICKUP',
      vat: '0',
      extraFixed: '2.00',
    },
  ],
  [
    'a product known by its size class',
    { sizeBy: 'class', sizeClass: 'standard_parcel', extraFixed: '3.00' },
  ],
];

/** The texts of a variant in a tool: its own fields, and what was typed elsewhere. */
const typedIn = (tool: Tool, changes: Texts): Texts => ({
  ...typedElsewhere,
  ...Object.fromEntries(Object.keys(tool.fields).map((name) => [name, tool.fields[name]?.initial ?? ''])),
  ...tool.example,
  ...Object.fromEntries(Object.entries(changes).filter(([name]) => name in tool.fields)),
});

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Figures of a tool's answer, as its component gets them. */
function toProps(solved: ReturnType<Tool['solve']>): Readonly<Record<string, unknown>> {
  if (solved.is !== 'answered' || !isValidElement(solved.answer) || !isRecord(solved.answer.props))
    throw new Error('There is no answer.');
  const { answer } = solved.answer.props;
  return isRecord(answer) ? answer : {};
}

/** Every price with its profit that an answer holds. */
function pointsIn(value: unknown): readonly { readonly price: number; readonly profit: number }[] {
  if (!isRecord(value)) return [];
  const inside = Object.entries(value).flatMap(([name, part]) => (name === 'source' ? [] : pointsIn(part)));
  // A gap has the profit of one price, and another price that closes it.
  return !('missing' in value) && typeof value['price'] === 'number' && typeof value['profit'] === 'number'
    ? [{ price: value['price'], profit: value['profit'] }, ...inside]
    : inside;
}

const modeStore = (mode: string): string =>
  book.stores.find(({ fulfilmentMode }) => fulfilmentMode === mode)?.code ?? '';

const halalas = (value: unknown): number => {
  if (typeof value !== 'number') throw new TypeError('This answer has no such figure.');
  return value;
};

/** The product of an answer where its tool's fields do not say it: repeated here, apart from the links. */
const soldInstead: Partial<
  Record<ToolId, (answer: Readonly<Record<string, unknown>>) => Partial<StoreProduct>>
> = {
  'bundle-price': ({ pack }) => {
    if (!isRecord(pack)) throw new TypeError('There is no pack.');
    const { sides, sizeClass } = pack;
    const [cost, weight] = [halalas(pack['cost']), halalas(pack['weight'])];
    return {
      cost,
      weight,
      extraFixed: halalas(pack['extraFixed']),
      returnCost: halalas(pack['returnCost']),
      storageCost: halalas(pack['storageCost']),
      ...(Array.isArray(sides) ? { sides: [Number(sides[0]), Number(sides[1]), Number(sides[2])] } : {}),
      ...(typeof sizeClass === 'string' ? { sizeClass } : {}),
    };
  },
  'max-purchase-cost': ({ maxCost }) => ({ cost: halalas(maxCost) }),
  'store-comparison': ({ lowestPrice }) => ({ store: String(lowestPrice) }),
  'ways-of-fulfilment': () => ({ store: modeStore('FBN') }),
  'zero-rated-price': () => ({ vat: 0 }),
  'registered-or-not': () => ({ vatRegistered: true }),
  'return-cost': ({ perSoldUnit }) => ({ returnCost: halalas(perSoldUnit) }),
  'ad-budget': () => ({ adsRate: 0 }),
  'break-even-acos': () => ({ adsRate: 0 }),
  'target-acos': () => ({ adsRate: 0 }),
  coupon: () => ({ couponRate: 0 }),
  'fba-fee': () => ({ store: modeStore('FBA') }),
  directship: () => ({ store: modeStore('FBP'), handover: 'DROP_OFF' }),
  storage: ({ perSoldUnit }) => ({ store: modeStore('FBN'), storageCost: halalas(perSoldUnit) }),
  'long-term-storage': () => ({ store: modeStore('FBN') }),
  'removal-cost': () => ({ store: modeStore('FBN') }),
  'packaging-optimiser': ({ cuts }) => {
    const best: unknown = Array.isArray(cuts) ? cuts[0] : undefined;
    const sides = isRecord(best) ? best['sides'] : undefined;
    return Array.isArray(sides) ? { sides: [Number(sides[0]), Number(sides[1]), Number(sides[2])] } : {};
  },
  'landed-cost': ({ perUnit, recovered }) => ({
    cost: halalas(perUnit),
    costIncludesVat: recovered === 0,
  }),
};

/** Tools that ask for sides, and not by what the size is set. */
const bySides = (fields: ToolFields): Texts =>
  'length' in fields && !('sizeBy' in fields) ? { sizeBy: 'sides' } : {};

function productIn(texts: Texts): StoreProduct | undefined {
  const read = readValues(productFields, texts, book);
  return read.ok ? getProduct(read.values) : undefined;
}

/** The product that an answer is about. */
function sourceProduct(id: ToolId, tool: Tool, texts: Texts): StoreProduct | undefined {
  const own = completeTexts(tool.fields, texts, book);
  const asked = Object.entries(tool.fields).filter(([, { when }]) => when === undefined || when(own, book));
  const instead = soldInstead[id]?.(toProps(tool.solve(texts, book))) ?? {};
  const product = productIn({
    ...typedElsewhere,
    ...Object.fromEntries(asked.map(([name]) => [name, own[name] ?? ''])),
    ...bySides(tool.fields),
    // A cost that the answer replaces may be empty, and a store decides what else is asked for.
    ...(instead.cost === undefined ? {} : { cost: '1' }),
    ...(instead.store === undefined ? {} : { store: instead.store }),
  });
  return product && { ...product, ...instead };
}

const statementAt = (product: StoreProduct, price: number): Statement => {
  const resolved = resolveProduct(book, product);
  if (!resolved.ok) throw new Error(resolved.fieldError.code);
  const found = evaluate(resolved.feeTable, resolved.product, price);
  if (!found.ok) throw new Error(found.reason);
  return found.point.statement;
};

const calculatorDraft = (link: NextTool): Draft =>
  z.parse(z.object(draftFields), Object.fromEntries(new URLSearchParams(calculatorQuery(link.texts))));

/** Holds the product that a link brings to a tool against the one that it comes from; the price it brings, if any. */
function expectSameProduct(source: StoreProduct, link: NextTool, from: ToolFields): void {
  if (link.tool === 'calculator') {
    const draft = calculatorDraft(link);
    const calculation = calculate(draft, book);
    if (calculation.is !== 'answered') throw new Error(`The calculator is ${calculation.is}.`);
    const { final } = calculation.quote;
    expect(final.statement).toEqual(statementAt(source, final.statement.price));
    return;
  }
  const target = tools.get(link.tool);
  if (target === undefined || !('cost' in target.fields) || !('weight' in target.fields)) return;
  const texts = inputsInAddress(toFragment(link.texts), target.fields);
  const without = new Set(Object.keys(productFields).filter((name) => !(name in target.fields)));
  const read = productIn({
    ...completeTexts(target.fields, texts, book),
    ...bySides(target.fields),
    ...(without.has('store') ? { store: source.store } : {}),
    ...('cost' in texts || link.tool !== 'max-purchase-cost' ? {} : { cost: '1' }),
  });
  const solved = target.solve(texts, book);
  if (read === undefined) {
    // The other tool needs what this one does not ask for, and says so.
    const missing = solved.is === 'unfinished' ? solved.missing : [];
    expect(missing.length, link.tool).toBeGreaterThan(0);
    expect(
      missing.filter((name) => (link.texts[name] ?? '') !== ''),
      link.tool,
    ).toEqual([]);
    return;
  }
  const asked = {
    ...source,
    ...Object.fromEntries(
      ['adsRate', 'couponRate', 'returnCost'].filter((name) => without.has(name)).map((name) => [name, 0]),
    ),
    ...(without.has('store') ? { override: read.override, handover: read.handover } : {}),
    ...(without.has('vatRegistered') ? { vatRegistered: read.vatRegistered } : {}),
    ...(without.has('feeVatIsCost') ? { feeVatIsCost: read.feeVatIsCost } : {}),
  };
  expect(read, link.tool).toEqual('cost' in from || 'cost' in texts ? asked : { ...asked, cost: read.cost });
  const price = 'price' in target.fields && 'price' in texts ? readPrice(texts['price'] ?? '') : undefined;
  if (price === undefined) return;
  if (solved.is !== 'answered') return;
  const there = pointsIn(toProps(solved)).filter((point) => point.price === price);
  if (there.length > 0)
    expect(
      there.map(({ profit }) => profit),
      link.tool,
    ).toContain(statementAt(asked, price).profit);
}

const readPrice = (text: string): number | undefined => {
  const read = readField({ kind: 'money', label: { id: 'price' } }, text);
  return read.is === 'number' ? read.value : undefined;
};

const cases = [...tools].flatMap(([id, tool]) =>
  variants
    .filter(([, changes], at) => at === 0 || Object.keys(changes).some((name) => name in tool.fields))
    .map(([about, changes]) => ({ id, tool, about, texts: typedIn(tool, changes) })),
);

test.each(cases)('$id with $about leads on with the same product and figures', ({ id, tool, texts }) => {
  const solved = tool.solve(texts, book);
  if (solved.is !== 'answered') throw new Error(`${id} has no answer.`);
  const source = sourceProduct(id, tool, texts);
  const answer = toProps(solved);
  for (const link of solved.next) {
    // A price is one of the answer's, or the one that was typed here.
    const price = link.texts['price'];
    const carried = price === undefined || price === '' ? undefined : readPrice(price);
    const own = 'price' in tool.fields ? readPrice(texts['price'] ?? '') : undefined;
    const points = pointsIn(answer).filter((point) => point.price === carried);
    if (
      tool.usesFees &&
      carried !== own &&
      carried !== undefined &&
      source !== undefined &&
      points.length > 0
    )
      expect(
        points.map(({ profit }) => profit),
        link.tool,
      ).toContain(statementAt(source, carried).profit);
    if (carried !== undefined && 'cost' in tool.fields && 'weight' in tool.fields)
      expect(price, link.tool).not.toBe(typedElsewhere['price']);
    if (link.tool !== 'calculator') {
      const target = tools.get(link.tool);
      const arrived = target?.solve(inputsInAddress(toFragment(link.texts), target.fields), book);
      expect(arrived?.is === 'unfinished' ? arrived.problems : [], link.tool).toEqual([]);
    }
    if (source !== undefined && ('length' in tool.fields || 'cost' in tool.fields))
      expectSameProduct(source, link, tool.fields);
  }
});

test.each(['25', '10', '60'])(
  'a margin of %s percent of the price without VAT stays that margin',
  (netMarginRate) => {
    const texts = {
      ...typedElsewhere,
      cost: '40.00',
      marginBy: 'margin',
      netMarginRate,
      extraRate: '',
      extraFixed: '',
    };
    const solved = tools.get('margin-markup')?.solve(texts, book);
    const link =
      solved?.is === 'answered' ? solved.next.find(({ tool }) => tool === 'recommended-price') : undefined;
    const target = tools.get('recommended-price');
    if (link === undefined || target === undefined) throw new Error('There is no link.');
    const answer = toProps(target.solve(inputsInAddress(toFragment(link.texts), target.fields), book));
    const minimum = answer['minimum'];
    const lines = isRecord(minimum) ? minimum['statement'] : undefined;
    if (!isRecord(lines)) throw new Error('There is no price.');
    const net = halalas(lines['price']) - halalas(lines['outputVat']);
    const margin = (halalas(lines['profit']) * 100) / net;
    expect(margin).toBeGreaterThanOrEqual(Number(netMarginRate) - 0.02);
    expect(margin).toBeLessThan(Number(netMarginRate) + 0.1);
  },
);

/** True where the compiler refuses a value. */
type Refused<Value, Wanted> = Value extends Wanted ? false : true;
type FromMargin = Fill<typeof marginMarkup, TargetFields['extract-vat']>;
type FromBundle = Fill<typeof bundlePrice, TargetFields['deal-list-price']>;
type FromStores = Fill<typeof storeComparison, TargetFields['profit-at-price']>;

test('the compiler refuses a field that the target does not have, and a value that means something else', () => {
  const refused: readonly [
    costAsPrice: Refused<Quantity<'cost'>, FromMargin['price']>,
    bareNumber: Refused<number, FromMargin['price']>,
    unknownField: Refused<'discount', keyof FromMargin>,
    unitForBundle: Refused<{ readonly discount: null; readonly ending: null }, FromBundle>,
    withoutSize: Refused<{ readonly store: string }, FromStores>,
  ] = [true, true, true, true, true];
  const taken: Refused<{ readonly price: Quantity<'price'> }, FromMargin> = false;
  expect([...refused, taken]).toEqual([true, true, true, true, true, false]);
});
