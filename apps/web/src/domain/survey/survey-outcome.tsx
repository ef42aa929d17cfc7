import { useLingui } from '@lingui/react/macro';
import { surveyLaterDays } from '@saer/contract/survey';
import { useEffect, useRef } from 'react';
import type { Outcome } from './survey-form.tsx';

/** Says in the place of the questions what became of them; the button that was pressed is gone, so the focus is here. */
export function SurveyOutcome({ outcome }: { readonly outcome: Outcome }) {
  const { t } = useLingui();
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.focus({ preventScroll: true }), []);
  const words: Readonly<Record<Outcome, string>> = {
    ANSWERED: t`Thank you. Your answer is saved.`,
    LATER: t`We will ask you again in ${surveyLaterDays} days at the earliest.`,
    CLOSED: t`We will not ask you again.`,
    OVER: t`The survey is no longer open. Nothing was saved.`,
  };
  return (
    <p ref={line} tabIndex={-1} className="text-sm text-ink outline-none">
      {words[outcome]}
    </p>
  );
}
