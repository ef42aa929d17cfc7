import { productTerms } from '@saer/pricing/fees/product-terms';
import { withVat } from '@saer/pricing/money/rounding';
import type { ReferralRule, Terms } from '@saer/pricing/fees/terms';
import type { Halalas } from '@saer/pricing/money/units';
import type { StoreFeeTable } from '@saer/quoting/fee-book';
import type { CheckedFee } from './line.ts';
import { feesAt, noFee, noReferral } from './due.ts';
import { weightWithFee } from './explain-fee.ts';
import { categoryProduct } from './resolve-line.ts';

/** A charge of all units of a line, VAT included, at the price of one. */
export interface TableCharge {
  readonly charged: Halalas;
  readonly price: Halalas;
  readonly quantity: number;
}

/** A commission rule of a fee table, with the terms that it applies under. */
export interface TableRule {
  readonly id: string;
  readonly terms: Terms;
}

/** Results that are saved for the next line. */
const maxSaved = 50_000;

/** Finds what a fee table says of a charge whose product is unknown: whether any of its categories or size classes has it. */
export class TableFees {
  readonly #rules = new Map<StoreFeeTable, readonly TableRule[]>();
  readonly #matching = new Map<StoreFeeTable, Map<string, readonly TableRule[]>>();
  readonly #hasFee = new Map<StoreFeeTable, Map<string, boolean>>();

  /** The different commission rules of a table. */
  rulesOf(table: StoreFeeTable): readonly TableRule[] {
    const known = this.#rules.get(table);
    if (known !== undefined) return known;
    const found = findRules(table);
    this.#rules.set(table, found);
    return found;
  }

  /** The rules that give a commission, to the halala a unit. */
  matchingRules(tables: readonly StoreFeeTable[], charge: TableCharge): readonly TableRule[] {
    return tables.flatMap((table) =>
      remember(this.#matching, table, toKey(charge), () =>
        this.rulesOf(table).filter(({ terms }) => isNear(feesAt(terms, charge.price).referral, charge)),
      ),
    );
  }

  /** True if a size class has a fulfilment fee, to the halala a unit. */
  hasFulfilment(tables: readonly StoreFeeTable[], charge: TableCharge): boolean {
    return tables.some((table) =>
      remember(this.#hasFee, table, toKey(charge), () =>
        table.sizeClasses.some(
          (sizeClass) =>
            weightWithFee(
              sizeClass,
              (fee) => isNear(withVat(fee, table.store.feeVat), charge),
              charge.price,
            ) !== null,
        ),
      ),
    );
  }

  /** True if a table has a charge; null if none of the tables has such fees at all. */
  has(fee: CheckedFee, tables: readonly StoreFeeTable[], charge: TableCharge): boolean | null {
    if (fee === 'referral')
      return tables.every((table) => this.rulesOf(table).length === 0)
        ? null
        : this.matchingRules(tables, charge).length > 0;
    return tables.every(({ sizeClasses }) => sizeClasses.length === 0)
      ? null
      : this.hasFulfilment(tables, charge);
  }
}

const toKey = ({ charged, price, quantity }: TableCharge): string => `${charged} ${price} ${quantity}`;

const isNear = (unit: Halalas, { charged, quantity }: TableCharge): boolean =>
  Math.abs(unit * quantity - charged) <= quantity;

function remember<Value>(
  byTable: Map<StoreFeeTable, Map<string, Value>>,
  table: StoreFeeTable,
  key: string,
  find: () => Value,
): Value {
  const saved = byTable.get(table) ?? new Map<string, Value>();
  byTable.set(table, saved);
  const known = saved.get(key);
  if (known !== undefined) return known;
  if (saved.size >= maxSaved) saved.clear();
  const found = find();
  saved.set(key, found);
  return found;
}

function findRules(table: StoreFeeTable): readonly TableRule[] {
  const product = categoryProduct('', table.store.code, null);
  const base = productTerms(table, { ...product, override: { referral: noReferral, fulfilment: noFee } });
  if (!base.ok) return [];
  const rules = new Map<string, TableRule>();
  const all: readonly ReferralRule[] = Object.values(table.referralRules);
  for (const referral of all) {
    const id = `${table.store.code} ${JSON.stringify(referral)}`;
    rules.set(id, { id, terms: { ...base.terms, referral } });
  }
  return [...rules.values()];
}
