import { useLingui } from '@lingui/react/macro';
import { formatShortDay, riyadhDay } from '@saer/i18n/format-date';
import { useLanguage } from '../../lib/language/language.ts';
import { useToday } from '../../lib/hooks/use-today.ts';

const dayMs = 24 * 60 * 60 * 1000;

type Props = { readonly at: string; readonly level?: 2 | 3 };

/** The day of the changes below it, in Riyadh. */
export function DayHeading({ at, level = 2 }: Props) {
  const Heading = `h${level}` as const;
  const { t } = useLingui();
  const language = useLanguage();
  const instant = new Date(at);
  const day = riyadhDay(instant);
  const today = useToday();
  const written = formatShortDay(instant, language);
  const words =
    day === today
      ? t`Today, ${written}`
      : day === riyadhDay(new Date(Date.parse(today) - dayMs))
        ? t`Yesterday, ${written}`
        : written;
  return (
    <Heading className="border-b border-line bg-canvas px-card py-1.5 text-xs font-semibold text-muted">
      {words}
    </Heading>
  );
}
