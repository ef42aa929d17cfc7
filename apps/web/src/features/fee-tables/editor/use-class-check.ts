import type { FeeVersion, VersionClass } from '@saer/contract/fee-version';
import { useMemo } from 'react';
import { useLanguage } from '../../../lib/language.ts';
import { nameOf } from '../../../domain/names/name-of.ts';
import type { ClassDraft } from './class-draft.ts';
import type { InputErrors } from '../../../domain/number-field/read-number.ts';
import { liveCheck, type Warning } from './live-check.ts';
import { checkable, readClass, type ReadClass } from './read-class.ts';
import type { NamedClass } from './named-class.ts';

interface ClassCheck {
  readonly read: ReadClass;
  readonly problems: InputErrors;
  readonly warnings: readonly Warning[];
  /** The version's classes with the edited one in its place, as typed. */
  readonly classes: readonly NamedClass[];
}

/** Reads the typed class and checks it against the others of its version on every keystroke. */
export function useClassCheck(
  { classes, addsPackaging, volumetricDivisor, roundUpTo }: FeeVersion,
  stored: VersionClass | undefined,
  draft: ClassDraft,
): ClassCheck {
  const language = useLanguage();
  return useMemo(() => {
    const read = readClass(draft);
    const { sizeClass, indexes } = checkable(read);
    const found = classes.findIndex(({ id }) => id === stored?.id);
    const at = found === -1 ? classes.length : found;
    const own = { ...draft, nameEn: draft.nameEn || draft.nameAr, nameAr: draft.nameAr || draft.nameEn };
    const named: NamedClass[] = classes.map((each) => ({
      name: nameOf(each, language),
      sizeClass: each,
      isEdited: false,
    }));
    named[at] = { name: nameOf(own, language) || '—', sizeClass, isEdited: true };
    const { problems, warnings } = liveCheck(
      named.map((each) => each.sizeClass),
      { sizeClass, indexes, at },
      { addsPackaging, volumetricDivisor, roundUpTo },
      (index) => named[index]?.name ?? '',
    );
    return { read, problems: new Map([...problems, ...read.problems]), warnings, classes: named };
  }, [classes, addsPackaging, volumetricDivisor, roundUpTo, stored, draft, language]);
}
