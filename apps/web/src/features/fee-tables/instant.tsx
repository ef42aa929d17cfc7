import { formatInstant } from '@saer/i18n/format-date';

/** An instant on Riyadh's clock, to the minute. */
export function Instant({ at }: { readonly at: string }) {
  return (
    <time dateTime={at} dir="ltr" className="whitespace-nowrap">
      {formatInstant(new Date(at)).slice(0, 16)}
    </time>
  );
}
