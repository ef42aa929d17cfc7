import { Plural, Trans } from '@lingui/react/macro';
import type { FactorDoubt, FactorDoubtKind } from '@saer/contract/publishing/factor-doubt';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Checkbox } from '../../../../components/form/checkbox.tsx';
import { Notice } from '../../../../components/layout/notice.tsx';
import { QueryFallback } from '../../../../components/layout/query-fallback.tsx';
import { formatFactor } from '../target.ts';
import { useBandText } from '../use-band-text.ts';
import type { factorDoubtsQuery } from './queries.ts';
import { useScopeName } from './use-scope-name.ts';

/** Why a factor is doubted. */
function Reason({ doubt: { kind, before, after } }: { readonly doubt: FactorDoubt }) {
  const compared = formatFactor(before ?? 0);
  const reasons: Readonly<Record<FactorDoubtKind, ReactNode>> = {
    costsWithoutFactor: (
      <Trans>These costs had a factor and have none any more: without a target they get no price.</Trans>
    ),
    bandGone: <Trans>This band is gone: the next wider factor holds instead.</Trans>,
    noProfit: after === 10_000 ? <Trans>It asks for no profit.</Trans> : <Trans>It permits a loss.</Trans>,
    veryHigh: <Trans>Ten times the cost or more.</Trans>,
    farFromBefore:
      (after ?? 0) > (before ?? 0) ? (
        <Trans>Three times the profit before, or more.</Trans>
      ) : (
        <Trans>A third of the profit before, or less.</Trans>
      ),
    farFromGeneral: <Trans>Far from the factor for every product, {compared}.</Trans>,
    lessThanBelow: (
      <Trans>Its profit is less than that of the band below, {compared}, whose profit then holds.</Trans>
    ),
  };
  return reasons[kind];
}

function Point({ doubt }: { readonly doubt: FactorDoubt }) {
  const bandText = useBandText();
  const scopeName = useScopeName();
  const { kind, scope, before, after } = doubt;
  const figure = formatFactor(after ?? before ?? 0);
  const was = formatFactor(before ?? 0);
  const showsBefore =
    before !== null && (kind === 'noProfit' || kind === 'veryHigh' || kind === 'farFromBefore');
  return (
    <span className="flex flex-col py-1">
      <span className="font-medium">
        <bdi>{scopeName(scope)}</bdi>
        {' · '}
        {bandText(doubt)}
        {kind === 'costsWithoutFactor' ? null : (
          <>
            {': '}
            {showsBefore ? (
              <Trans>
                {figure}, before {was}
              </Trans>
            ) : (
              figure
            )}
          </>
        )}
      </span>
      <span className="text-muted">
        <Reason doubt={doubt} />
      </span>
    </span>
  );
}

type Props = {
  readonly query: ReturnType<typeof factorDoubtsQuery>;
  /** False while they are submitted; whoever publishes them learns what the submitter did not confirm. */
  readonly isPublishing: boolean;
  readonly confirmed: ReadonlySet<string>;
  readonly onChange: (confirmed: ReadonlySet<string>) => void;
};

/** Missing and improbable points of range factors, each with a box that confirms it. */
export function FactorDoubts({ query, isPublishing, confirmed, onChange }: Props) {
  const { data, error, refetch } = useQuery(query);
  if (data === undefined) return <QueryFallback error={error} onRetry={refetch} lines={1} />;
  const { doubts, total } = data;
  const unsubmitted = isPublishing ? doubts.filter(({ isSubmitted }) => !isSubmitted).length : 0;
  if (total === 0) return null;
  if (unsubmitted > 0 || total > doubts.length)
    return (
      <Notice tone="danger">
        {unsubmitted > 0 ? (
          <Plural
            value={unsubmitted}
            one="# point that is missing or improbable was not confirmed when the factors were submitted. Send them back, so that both of you confirm it."
            other="# points that are missing or improbable were not confirmed when the factors were submitted. Send them back, so that both of you confirm them."
          />
        ) : (
          <Plural
            value={total}
            one="# point of these factors is doubtful."
            other="# points of these factors are missing or improbable: too many to confirm one by one. Correct the factors first."
          />
        )}
      </Notice>
    );
  return (
    <section className="flex flex-col gap-1 text-sm" data-testid="factor-doubts">
      <h3 className="font-semibold text-ink">
        <Trans>Points to confirm</Trans>
      </h3>
      <p className="text-muted">
        <Trans>Confirm each point that is right. Both people confirm them. The bounds are our own.</Trans>
      </p>
      <ul className="divide-y divide-line">
        {doubts.map((doubt) => (
          <li key={doubt.key}>
            <Checkbox
              isSelected={confirmed.has(doubt.key)}
              onChange={(isConfirmed) => {
                const others = [...confirmed].filter((key) => key !== doubt.key);
                onChange(new Set(isConfirmed ? [...others, doubt.key] : others));
              }}
            >
              <Point doubt={doubt} />
            </Checkbox>
          </li>
        ))}
      </ul>
    </section>
  );
}
