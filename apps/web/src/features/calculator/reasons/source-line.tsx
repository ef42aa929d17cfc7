import { Trans } from '@lingui/react/macro';
import { formatShortIsoDay } from '@saer/i18n/format-date';
import { isolate } from '@saer/i18n/isolate-ltr';
import type { Language } from '@saer/i18n/locale';
import type { Answer } from '@saer/quoting/calculator/calculation';

/** Where a fee was published, below the sentence that uses it. */
export function SourceLine({ source }: { readonly source: string | null | undefined }) {
  if (source === null || source === undefined || source === '') return null;
  return (
    <span className="mt-1 line-clamp-3 block text-xs [overflow-wrap:anywhere]">
      <Trans>
        Source: <bdi>{source}</bdi>
      </Trans>
    </span>
  );
}

/** The fee table behind an answer, for a sentence: its name, and the day from which it applies. */
export const tableWords = ({ table: { version } }: Pick<Answer, 'table'>, language: Language) => ({
  table: isolate(version.name),
  day: isolate(formatShortIsoDay(version.effectiveFrom, language)),
});
