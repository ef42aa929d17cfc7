import { useLingui } from '@lingui/react/macro';
import { formatShortInstant } from '@saer/i18n/format-date';
import { formatMoney } from '@saer/i18n/format-money';
import { isolate } from '@saer/i18n/isolate-ltr';
import { useEffect, useLayoutEffect } from 'react';
import { hideLastAnswer, rememberAnswer } from '../../../lib/browser/last-answer.ts';
import { currentLanguage } from '../../../lib/language/language.ts';
import type { Answer } from '@saer/quoting/calculator/calculation';

/** The address follows the form before that. */
const SETTLED_MS = 600;

/** Saves what the calculator displays in this browser: a slow connection shows it again before the calculator is there. */
export function useRememberAnswer(answer: Answer | undefined, query: () => string): void {
  const { t } = useLingui();
  // Before the first paint: the calculator displays its own.
  useLayoutEffect(hideLastAnswer, []);
  useEffect(() => {
    if (answer === undefined) return undefined;
    const { price, profit } = answer.quote.final.statement;
    const remember = (queries: readonly string[]): void => {
      const when = isolate(formatShortInstant(new Date(), currentLanguage()));
      rememberAnswer({
        queries,
        price: formatMoney(price),
        profit: formatMoney(profit),
        priceName: answer.quote.recommended ? t`Recommended price` : t`Your price`,
        profitName: t`Net profit`,
        note: t`Calculated ${when}. The calculator is on its way.`,
      });
    };
    // The address that was opened may name defaults, too.
    const timer = setTimeout(() => remember([query(), location.search.slice(1)]), SETTLED_MS);
    const leave = (): void => remember([query()]);
    addEventListener('pagehide', leave);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', leave);
    };
  }, [answer, query, t]);
}
