import { foldArabic } from '@saer/i18n/fold-arabic';
import type { Cell, Sheet } from '../../sheet.ts';
import { shortText } from '../cells/cell-texts.ts';
import { currencyOfCountry, riyal } from '@saer/i18n/currency';
import type { KnownLayout, RowRules } from '../layouts/file-layout.ts';
import { columnHeaders } from '../cells/header-texts.ts';
import { layoutKey, layoutOf } from '../layouts/known-layout.ts';
import { oneLine } from '@saer/i18n/one-line';
import type { ColumnMapping, ProductColumn } from '../layouts/product-column.ts';
import {
  noSales,
  priceOn,
  priceWithDoubt,
  type SaleColumns,
  saleColumnsOf,
  type SalePrices,
} from '../cells/sale-price.ts';

/** Why a row of a file of a known layout is no product. */
export const leftOutReasons = [
  /** It holds another picture of a product above. */
  'image',
  /** It only holds the variants that follow in rows of their own. */
  'parent',
  /** It is an option of a product, without a number or barcode of its own. */
  'option',
  /** It is a row of the template about its columns. */
  'template',
  /** It is sold in another country, and has no price. */
  'otherCountry',
] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

/** A row that is no product, by its place in the sheet. */
export interface LeftOutRow {
  readonly at: number;
  readonly reason: LeftOutReason;
}

/** The rows of a sheet as they are read. */
export interface PreparedRows {
  /** In their places: those that are left out are empty, variants have what they share, and prices are those of today. */
  readonly rows: Sheet['rows'];
  readonly leftOut: readonly LeftOutRow[];
  readonly sales: SalePrices;
}

/** The columns of a sheet, as recognised or as answered. */
interface ReadColumns {
  readonly headerRow: number | null;
  readonly mapping: ColumnMapping;
  readonly ignored?: readonly number[];
}

type Row = readonly Cell[];

const textAt = (row: Row, at: number | undefined): string => {
  const cell = at === undefined ? undefined : row[at];
  return cell === undefined ? '' : oneLine(shortText(cell));
};
const isBlank = (row: Row): boolean => row.every((_, at) => textAt(row, at) === '');
const readCell = (value: string): Cell => ({ value, isPercent: false });

/** Finds columns by their headers. */
function columnFinder(headers: readonly string[]) {
  const places = new Map<string, number>();
  for (const [at, header] of headers.entries()) {
    const key = layoutKey(header);
    if (key !== '' && !places.has(key)) places.set(key, at);
  }
  return (names: readonly string[]): readonly number[] =>
    names.flatMap((name) => places.get(layoutKey(name)) ?? []);
}
type FindColumns = ReturnType<typeof columnFinder>;

/** A name's column, and the columns of the values that are added to it. */
interface NameColumn {
  readonly at: number;
  readonly options: readonly number[];
}

const nameFields: ReadonlySet<ProductColumn> = new Set(['name', 'nameEn', 'nameAr']);

const nameColumns = (layout: KnownLayout, rules: RowRules, find: FindColumns): readonly NameColumn[] =>
  Object.entries(layout.columns)
    .filter(([, field]) => nameFields.has(field))
    .flatMap(([header, field]) => {
      const english = field === 'nameEn' ? (rules.optionsEn ?? []) : [];
      return find([header]).map((at) => ({
        at,
        options: find(english.length > 0 ? english : rules.options),
      }));
    });

/** Shopify's word for a product without variants. */
const noOption = 'default title';

function withOptions(row: Row, { at, options }: NameColumn): string {
  const values = options
    .map((option) => textAt(row, option))
    .filter((text) => text !== '' && text.toLowerCase() !== noOption);
  return [textAt(row, at), values.join(' / ')].filter((part) => part !== '').join(' - ');
}

/** The first row of each row that is a variant of another, and the rows that are no product. */
interface Families {
  readonly leads: ReadonlyMap<number, number>;
  readonly leftOut: Map<number, LeftOutReason>;
}

function groupFamilies(rows: Sheet['rows'], first: number, rules: RowRules, find: FindColumns): Families {
  const [kindAt] = rules.kind === null ? [] : find([rules.kind]);
  const columns = find(rules.column);
  const own = find(rules.own);
  const options = find(rules.options);
  const findKind = (row: Row): string => foldArabic(textAt(row, kindAt).split(',')[0] ?? '');
  const leads = new Map<number, number>();
  const leftOut = new Map<number, LeftOutReason>();
  const byText = new Map<string, number>();
  if (rules.variantBy === 'parent')
    for (let at = first; at < rows.length; at += 1) {
      const row = rows[at] ?? [];
      if (rules.variantKinds.includes(findKind(row))) continue;
      for (const id of find(rules.parentIds)) {
        const text = textAt(row, id);
        if (text === '') continue;
        for (const name of [text, `id:${text}`]) if (!byText.has(name)) byText.set(name, at);
      }
    }
  let above: number | undefined;
  const findLead = (row: Row, at: number): number | undefined => {
    if (rules.variantBy === 'parent')
      return rules.variantKinds.includes(findKind(row)) ? byText.get(textAt(row, columns[0])) : undefined;
    if (rules.variantBy === 'sameText') {
      const text = textAt(row, columns[0]);
      if (text === '') return undefined;
      const lead = byText.get(text);
      if (lead === undefined) byText.set(text, at);
      return lead;
    }
    const isVariant =
      rules.variantBy === 'kind'
        ? rules.variantKinds.includes(findKind(row))
        : columns.every((column) => textAt(row, column) === '');
    if (!isVariant) above = at;
    return isVariant ? above : undefined;
  };
  for (let at = first; at < rows.length; at += 1) {
    const row = rows[at] ?? [];
    if (isBlank(row)) continue;
    const isOwn = own.length === 0 || own.some((column) => textAt(row, column) !== '');
    if (!isOwn && rules.variantBy === 'sameText') {
      leftOut.set(at, 'image');
      continue;
    }
    const lead = findLead(row, at);
    if (rules.parentKinds.includes(findKind(row))) leftOut.set(at, 'parent');
    else if (lead !== undefined && !isOwn) leftOut.set(at, 'option');
    else if (lead !== undefined) leads.set(at, lead);
  }
  if (rules.isParentReplaced)
    for (const lead of new Set(leads.values()))
      if (kindAt !== undefined || options.every((option) => textAt(rows[lead] ?? [], option) === ''))
        leftOut.set(lead, 'parent');
  return { leads, leftOut };
}

/** Fills what variants share with the first row of their product, and names them by what makes them variants. */
function fillVariants(
  rows: Row[],
  { leads, leftOut }: Families,
  rules: RowRules,
  names: readonly NameColumn[],
  find: FindColumns,
): void {
  const groups = rules.inherited.map(find).filter((group) => group.length > 0);
  const before = new Map([...leads.values()].map((lead) => [lead, rows[lead] ?? []]));
  const named = (row: Row, lead: Row): Row =>
    names.reduce<Row>((all, name) => {
      const text = textAt(row, name.at);
      if (text === '' || text !== textAt(lead, name.at)) return all;
      return all.with(name.at, readCell(withOptions(row, name)));
    }, row);
  for (const [at, lead] of leads) {
    const parent = before.get(lead) ?? [];
    const width = Math.max(rows[at]?.length ?? 0, parent.length);
    const row = Array.from({ length: width }, (_, column) => rows[at]?.[column] ?? readCell(''));
    for (const group of groups) {
      const [key] = group;
      if (key === undefined || textAt(row, key) !== '' || textAt(parent, key) === '') continue;
      for (const column of group) row[column] = parent[column] ?? readCell('');
    }
    rows[at] = named(row, parent);
  }
  for (const [lead, row] of before) if (!leftOut.has(lead)) rows[lead] = named(row, row);
}

/** The rows of a country that the layout's store does not sell in: without a price, nothing else says so. */
function leaveOutCountries(
  rows: Sheet['rows'],
  first: number,
  layout: KnownLayout,
  find: FindColumns,
  leftOut: Map<number, LeftOutReason>,
): void {
  if (layout.countryColumn === undefined || Object.values(layout.columns).includes('currentPrice')) return;
  const [country] = find([layout.countryColumn]);
  if (country === undefined) return;
  for (let at = first; at < rows.length; at += 1) {
    const currency = currencyOfCountry(textAt(rows[at] ?? [], country));
    if (currency !== undefined && currency !== riyal) leftOut.set(at, 'otherCountry');
  }
}

/** Puts the price of the day in the place of the ordinary one. */
function applySales(
  rows: Row[],
  first: number,
  priceAt: number,
  sale: SaleColumns,
  today: string,
): SalePrices {
  const used: number[] = [];
  const doubted: number[] = [];
  const ends: string[] = [];
  for (let at = first; at < rows.length; at += 1) {
    const row = rows[at] ?? [];
    const found = priceOn(today, row, priceAt, sale);
    if (found.is === 'price') continue;
    const width = Math.max(row.length, priceAt + 1);
    const changed = Array.from({ length: width }, (_, column) => row[column] ?? readCell(''));
    if (found.is === 'sale') {
      used.push(at);
      if (found.until !== null) ends.push(found.until);
      changed[priceAt] = row[sale.price] ?? readCell('');
    } else {
      doubted.push(at);
      changed[priceAt] = readCell(priceWithDoubt(found));
    }
    rows[at] = changed;
  }
  const [start] = ends;
  const span = ends.reduce(
    ({ first: one, last }, end) => ({ first: end < one ? end : one, last: end > last ? end : last }),
    { first: start ?? '', last: start ?? '' },
  );
  return { rows: used, ends: start === undefined ? null : span, doubted };
}

/**
 * Prepares the rows of a sheet by what is known of its layout: leaves out those that are no product, fills what variants share with
 * the first row of their product, and puts a running sale price in the place of the ordinary one. `today` is the day in Riyadh.
 */
export function prepareRows(
  sheet: Sheet,
  { headerRow, mapping, ignored }: ReadColumns,
  today: string,
): PreparedRows {
  const unchanged: PreparedRows = { rows: sheet.rows, leftOut: [], sales: noSales };
  if (headerRow === null) return unchanged;
  const headers = columnHeaders(sheet, headerRow).map(({ own, group }) => own || group);
  const layout = layoutOf(headers);
  const sale = saleColumnsOf(headers, layout, mapping, ignored);
  const { rows: rules, countryColumn, templateRows = 0 } = layout ?? {};
  if (sale === undefined && rules === undefined && countryColumn === undefined && templateRows === 0)
    return unchanged;
  const first = headerRow + 1;
  const find = columnFinder(headers);
  const rows: Row[] = [...sheet.rows];
  const leftOut = new Map<number, LeftOutReason>();
  if (layout !== undefined && rules !== undefined) {
    const families = groupFamilies(rows, first, rules, find);
    fillVariants(rows, families, rules, nameColumns(layout, rules, find), find);
    for (const [at, reason] of families.leftOut) leftOut.set(at, reason);
  }
  if (layout !== undefined) leaveOutCountries(rows, first, layout, find, leftOut);
  if (headerRow > 0)
    for (let at = first; at < Math.min(templateRows, rows.length); at += 1)
      if (!isBlank(rows[at] ?? [])) leftOut.set(at, 'template');
  for (const at of leftOut.keys()) rows[at] = [];
  const { currentPrice } = mapping;
  const sales =
    sale === undefined || currentPrice === undefined
      ? noSales
      : applySales(rows, first, currentPrice, sale, today);
  const listed = [...leftOut]
    .map(([at, reason]) => ({ at, reason }))
    .toSorted((one, other) => one.at - other.at);
  return { rows, leftOut: listed, sales };
}
