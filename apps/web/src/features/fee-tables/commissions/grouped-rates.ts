import type { VersionRate } from '@saer/contract/fee-version';
import type { ListRow } from '@saer/contract/lists/all';
import { matchesSearch } from '@saer/i18n/fold-arabic';
import type { Language } from '@saer/i18n/locale';
import { nameOf } from '../../../domain/names/name-of.ts';

type SubFamily = ListRow<'productSubFamily'>;
export interface Line {
  readonly subFamily: SubFamily;
  /** undefined: the version says no commission for this sub family. */
  readonly rate: VersionRate | undefined;
}
export interface Group {
  readonly family: ListRow<'productFamily'>;
  readonly lines: readonly Line[];
}

interface RequestedTarget {
  readonly text: string;
  readonly onlyMissing: boolean;
  readonly language: Language;
}

/** Every sub family under its family with its commission; those without one are there too. */
export function groupedRates(
  families: readonly ListRow<'productFamily'>[],
  subFamilies: readonly SubFamily[],
  rates: readonly VersionRate[],
  { text, onlyMissing, language }: RequestedTarget,
): readonly Group[] {
  const bySubFamily = new Map(rates.map((rate) => [rate.subFamily, rate]));
  const isWanted = (family: Group['family'], { subFamily, rate }: Line): boolean => {
    if (onlyMissing && rate !== undefined) return false;
    const words = `${nameOf(family, language)} ${subFamily.nameEn} ${subFamily.nameAr} ${subFamily.code}`;
    return text.trim() === '' || matchesSearch(words, text);
  };
  return families
    .map((family) => ({
      family,
      lines: subFamilies
        .filter(({ familyId, active, code }) => familyId === family.id && (active || bySubFamily.has(code)))
        .map((subFamily) => ({ subFamily, rate: bySubFamily.get(subFamily.code) }))
        .filter((line) => isWanted(family, line)),
    }))
    .filter(({ lines }) => lines.length > 0);
}
