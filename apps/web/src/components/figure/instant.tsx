import { formatInstant, formatShortInstant } from '@saer/i18n/format-date';
import { useLanguage } from '../../lib/language/language.ts';

/** An instant on Riyadh's clock: 22 Nov, 09:27. Pointed at, to the second. */
export function Instant({ at }: { readonly at: string }) {
  const language = useLanguage();
  const instant = new Date(at);
  return (
    <time dateTime={at} title={formatInstant(instant)} className="whitespace-nowrap">
      {formatShortInstant(instant, language)}
    </time>
  );
}
