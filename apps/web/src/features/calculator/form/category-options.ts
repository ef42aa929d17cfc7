import type { FeeBook } from '@saer/contract/fee-book';
import type { Language } from '@saer/i18n/locale';
import type { Option } from '../../../components/option.ts';
import { toldApart } from '../../../lib/told-apart.ts';
import { nameOf } from '../name-of.ts';

/** Every sub family of every family, so that one search finds it; the family is the quieter line. */
export const categoryOptions = (book: FeeBook, language: Language): readonly Option[] => {
  const families = new Map(book.families.map((family) => [family.code, nameOf(family, language)]));
  const apart = toldApart(book.subFamilies, language === 'ar');
  return book.subFamilies.map((each) => ({
    id: each.code,
    name: nameOf(each, language),
    hint: [families.get(each.family), apart.get(each.code)].filter((part) => part !== undefined).join(' · '),
  }));
};
