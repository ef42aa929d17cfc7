import { Trans, useLingui } from '@lingui/react/macro';
import { priceOpinions, type SurveySummary } from '@saer/contract/site/survey';
import { formatScaled } from '@saer/i18n/format-number';
import { opinionWords } from './survey-words.ts';

/** How often each answer was given, beside how many there are. */
export function SurveySummary({ summary }: { readonly summary: SurveySummary }) {
  const { i18n } = useLingui();
  const { states, opinions, withText } = summary;
  const { ANSWERED: answers, CLOSED: closed, LATER: later } = states;
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-muted" data-testid="survey-counts">
        <Trans>Answers: {answers}</Trans> · <Trans>With a text: {withText}</Trans> ·{' '}
        <Trans>Closed without an answer: {closed}</Trans> · <Trans>Asked for later: {later}</Trans>
      </p>
      <dl className="grid grid-cols-2 gap-2 md:grid-cols-4">
        {priceOpinions.map((opinion) => (
          <div
            key={opinion}
            className="flex min-w-0 flex-col justify-between rounded-control border border-line bg-surface px-3 py-2"
          >
            <dt className="text-sm text-muted">{i18n._(opinionWords[opinion])}</dt>
            <dd className="text-xl font-semibold text-ink tabular-nums">
              <bdi dir="ltr">{formatScaled(opinions[opinion], 0)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
