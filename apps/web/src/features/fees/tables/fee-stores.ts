import type { PublicFeeBook } from '@saer/contract/fees/fee-book';
import type { FeeProvenanceStatus } from '@saer/contract/fees/provenance';

type Store = PublicFeeBook['stores'][number];

/** A store that publishes its fees, with the table in force. */
export type FeeStore = Store & { readonly feeTable: NonNullable<Store['feeTable']> };
export type FeeSizeClass = FeeStore['feeTable']['sizeClasses'][number];

/** The stores with published fees: where sellers type their rates themselves there is nothing to show. */
export const feeStores = (book: PublicFeeBook): readonly FeeStore[] =>
  book.stores.filter(
    (store): store is FeeStore => store.feeTable !== null && !store.feeTable.store.manualRates,
  );

type Rules = FeeStore['feeTable']['referralRules'];

/** Stores with the same commissions, equally certain: one column. */
export interface CommissionColumn {
  readonly stores: readonly [FeeStore, ...FeeStore[]];
  readonly rules: Rules;
}

const statusIn = (store: FeeStore, subFamily: string): FeeProvenanceStatus =>
  store.feeTable.referralProvenance[subFamily]?.status ?? 'proposed';

/** Says how certain the commission of a sub family is. */
export const getStatus = ({ stores: [first] }: CommissionColumn, subFamily: string): FeeProvenanceStatus =>
  statusIn(first, subFamily);

export function commissionColumns(stores: readonly FeeStore[]): readonly CommissionColumn[] {
  const columns = new Map<string, CommissionColumn>();
  for (const store of stores) {
    const rules = store.feeTable.referralRules;
    const key = JSON.stringify(
      Object.keys(rules)
        .toSorted()
        .map((code) => [code, rules[code], statusIn(store, code)]),
    );
    const known = columns.get(key);
    columns.set(key, { stores: known === undefined ? [store] : [...known.stores, store], rules });
  }
  return [...columns.values()];
}

/** A source with its status, and what it stands for. */
export interface SourceGroup<Subject> {
  readonly status: FeeProvenanceStatus;
  readonly source: string | null;
  readonly note: string | null;
  readonly subjects: readonly Subject[];
}

interface Sourced {
  readonly status: FeeProvenanceStatus;
  readonly source: string | null;
  readonly note: string | null;
}

/** Subjects by their source, the source of most of them first. */
export function groupBySource<Subject>(
  subjects: readonly Subject[],
  provenanceOf: (subject: Subject) => Sourced | undefined,
): readonly SourceGroup<Subject>[] {
  const groups = new Map<string, SourceGroup<Subject>>();
  for (const subject of subjects) {
    const { status = 'proposed', source = null, note = null } = provenanceOf(subject) ?? {};
    const key = JSON.stringify([status, source, note]);
    groups.set(key, { status, source, note, subjects: [...(groups.get(key)?.subjects ?? []), subject] });
  }
  return [...groups.values()].toSorted((one, other) => other.subjects.length - one.subjects.length);
}

/** Tells one state of the fees from another, whatever the day: where it differs the page shows other fees. */
export function feeSignature({ stores, families, subFamilies, serviceFees }: PublicFeeBook): string {
  let hash = 0x811c9dc5;
  for (const character of JSON.stringify([stores, families, subFamilies, serviceFees]))
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(36);
}
