import { otherNameOf } from '../../domain/names/disambiguate.ts';
import { type Named, nameOf } from '../../domain/names/name-of.ts';
import { useLanguage } from '../../lib/language/language.ts';

/** A name in the reader's language, and small below it the other. */
export function BothNames({ row }: { readonly row: Named }) {
  const language = useLanguage();
  const other = otherNameOf(row, language);
  return (
    <span className="flex min-w-0 flex-col">
      <span>
        <bdi>{nameOf(row, language)}</bdi>
      </span>
      <span className="text-xs font-normal text-muted">
        <bdi lang={other.language}>{other.name}</bdi>
      </span>
    </span>
  );
}
