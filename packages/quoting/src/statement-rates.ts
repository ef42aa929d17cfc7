import type { FeeTable } from '@saer/contract/fees/fee-table';
import type { StatementRate } from '@saer/contract/fees/statement-rate';
import type { ReferralRule } from '@saer/pricing/fees/terms';

type Store = { readonly code: string; readonly feeTable: FeeTable | null };
/** The part of a fee book that seen rates change. */
interface BookWithSources {
  readonly stores: readonly Store[];
}

const isSameRule = (one: ReferralRule, other: ReferralRule): boolean =>
  one.shape === other.shape &&
  one.rate1 === other.rate1 &&
  (one.shape === 'flat' ||
    other.shape === 'flat' ||
    (one.limit === other.limit && one.rate2 === other.rate2));

/** The rule with the rates that were seen, and whether all of it was. `seen`: of one category. */
function seenRule(
  rule: ReferralRule,
  seen: readonly StatementRate[],
): { readonly rule: ReferralRule; readonly isWhole: boolean } {
  const findRate = (band: StatementRate['band']) => seen.find((each) => each.band === band)?.rate;
  if (rule.shape === 'flat') {
    const rate1 = findRate('all');
    return { rule: rate1 === undefined ? rule : { ...rule, rate1 }, isWhole: rate1 !== undefined };
  }
  const [rate1, rate2] = [findRate('below'), findRate('above')];
  return {
    rule: { ...rule, rate1: rate1 ?? rule.rate1, rate2: rate2 ?? rule.rate2 },
    isWhole: rate1 !== undefined && rate2 !== undefined,
  };
}

const listBands = (rule: ReferralRule): readonly StatementRate['band'][] =>
  rule.shape === 'flat' ? ['all'] : ['below', 'above'];

/** A fee table in which the rates that a seller saw replace those that nobody confirms; the same object if none does. */
function withRates(table: FeeTable, rates: readonly StatementRate[]): FeeTable {
  const rules = { ...table.referralRules };
  const sources = { ...table.referralProvenance };
  let isChanged = false;
  for (const subFamily of new Set(rates.map((each) => each.subFamily))) {
    const [rule, source] = [rules[subFamily], sources[subFamily]];
    if (rule === undefined || source === undefined || source.confirmed) continue;
    const seen = rates.filter(
      (each) =>
        each.subFamily === subFamily &&
        isSameRule(rule, each.replaces) &&
        listBands(rule).includes(each.band),
    );
    if (seen.length === 0) continue;
    const found = seenRule(rule, seen);
    rules[subFamily] = found.rule;
    isChanged = true;
    // Where one of its two rates was not seen, the weaker source stands.
    if (found.isWhole)
      sources[subFamily] = {
        status: 'seenOnStatements',
        source: null,
        note: null,
        confirmed: true,
        seenIn: seen.map(({ month }) => month).toSorted()[0] ?? '',
      };
  }
  return isChanged ? { ...table, referralRules: rules, referralProvenance: sources } : table;
}

/** Each pair is resolved once: callers cache by the stores' identity. */
const resolved = new WeakMap<readonly Store[], WeakMap<readonly StatementRate[], readonly Store[]>>();

function resolveStores(stores: readonly Store[], rates: readonly StatementRate[]): readonly Store[] {
  const byRates = resolved.get(stores) ?? new WeakMap<readonly StatementRate[], readonly Store[]>();
  resolved.set(stores, byRates);
  const known = byRates.get(rates);
  if (known !== undefined) return known;
  const found = stores.map((store) => {
    const own = rates.filter((each) => each.store === store.code);
    return store.feeTable === null || own.length === 0
      ? store
      : { ...store, feeTable: withRates(store.feeTable, own) };
  });
  byRates.set(rates, found);
  return found;
}

/**
 * A seller's fee book: commission rates seen on their statements replace those without a source or confirmation, where the fee table
 * still has the rule that the statement was compared with (docs/PRICING.md, provenance). Rates in basis points. The book is not
 * modified; the same book and rates give the same stores.
 */
export function withStatementRates<Book extends BookWithSources>(
  book: Book,
  rates: readonly StatementRate[],
): Book {
  return rates.length === 0 ? book : { ...book, stores: resolveStores(book.stores, rates) };
}

/** The month of the seller's statement that shows a category's commission, `YYYY-MM`; undefined if it is not from a statement. */
export const seenIn = (
  table: Pick<FeeTable, 'referralProvenance'> | null | undefined,
  subFamily: string,
): string | undefined => table?.referralProvenance[subFamily]?.seenIn;
