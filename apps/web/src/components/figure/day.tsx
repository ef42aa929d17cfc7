import { formatDay, formatShortIsoDay } from '@saer/i18n/format-date';
import { useLanguage } from '../../lib/language/language.ts';

/** A calendar day, as `YYYY-MM-DD`: 22 Nov, 1 Sep 2025. Pointed at, in figures. */
export function Day({ day }: { readonly day: string }) {
  const language = useLanguage();
  return (
    <time dateTime={day} title={formatDay(day)} className="whitespace-nowrap">
      {formatShortIsoDay(day, language)}
    </time>
  );
}
