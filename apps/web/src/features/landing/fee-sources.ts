import { feeBook, type PublicFeeBook } from '@saer/contract/fees/fee-book';
import { isConfirmed } from '@saer/contract/fees/provenance';
import type { Language } from '@saer/i18n/locale';
import type { NamedByCode } from '../../domain/names/name-of.ts';
import snapshot from './demo/fee-book-snapshot.json' with { type: 'json' };

/** How many figures of a kind have a public source or an admin's confirmation. */
interface SourcedCount {
  readonly sourced: number;
  readonly total: number;
}

/** Where a store's fees come from. */
export interface FeeSource {
  readonly store: NamedByCode;
  readonly commissions: SourcedCount;
  readonly sizeClasses: SourcedCount;
  /** Commissions about which the sources disagree. */
  readonly conflicting: number;
  /** The store's own pages that are named as sources, without `https://`. */
  readonly pages: readonly string[];
}

interface Figure {
  readonly status: Parameters<typeof isConfirmed>[0];
  readonly source: string | null;
}

const countOf = (figures: readonly Figure[]): SourcedCount => ({
  sourced: figures.filter(({ status }) => isConfirmed(status)).length,
  total: figures.length,
});

/** Pages of the stores themselves: transcriptions by others are sources, but nothing to send readers to. */
const storePage = /\b(?:support\.noon\.partners|sell\.amazon\.sa)\/[\w/{},-]+/g;

const pagesIn = (figures: readonly Figure[], language: Language): string[] => [
  ...new Set(
    figures
      .flatMap(({ source }) => source?.match(storePage) ?? [])
      .map((page) => page.replace('{en,ar}', language)),
  ),
];

function sourceOf(store: PublicFeeBook['stores'][number], language: Language): FeeSource[] {
  const { feeTable } = store;
  if (feeTable === null || feeTable.store.manualRates) return [];
  const commissions = Object.values(feeTable.referralProvenance);
  const { sizeClasses } = feeTable;
  return [
    {
      store,
      commissions: countOf(commissions),
      sizeClasses: countOf(sizeClasses),
      conflicting: commissions.filter(({ status }) => status === 'conflicting').length,
      pages: pagesIn([...commissions, ...sizeClasses], language),
    },
  ];
}

/** The sources of the fees that the page is built with. For the build: browsers have only the fees. */
export const feeSources = (language: Language): readonly FeeSource[] =>
  feeBook.reply.parse(snapshot).stores.flatMap((store) => sourceOf(store, language));
