import { Plural, Trans } from '@lingui/react/macro';
import { formatShort } from '@saer/i18n/format-number';
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Counts } from '../model/row-state.ts';

type Props = {
  readonly counts: Counts;
  readonly isBusy: boolean;
  /** The numbers alone, where there is little space. */
  readonly isCompact?: boolean;
};

/** A number of rows with its mark; its words are for screen readers. */
function CountMark({
  mark,
  count,
  tone,
  children,
}: {
  readonly mark: ReactNode;
  readonly count: number;
  readonly tone: string;
  readonly children: ReactNode;
}) {
  return (
    <span className={`inline-flex items-center gap-1 font-medium tabular-nums [&>svg]:size-4 ${tone}`}>
      {mark}
      <span aria-hidden>{formatShort(count, 0)}</span>
      <span className="sr-only">{children}</span>
    </span>
  );
}

/** Counts how many rows can be saved and how many cannot yet: always visible, and read aloud when it changes. */
export function CountLine({ counts: { good, check, bad, waiting }, isBusy, isCompact = false }: Props) {
  const goodWords = <Plural value={good} one="# good row" other="# good rows" />;
  const checkWords = <Plural value={check} one="# row to check" other="# rows to check" />;
  const badWords = <Plural value={bad} one="# row with problems" other="# rows with problems" />;
  return (
    <output
      data-testid="counts"
      data-good={good}
      data-check={check}
      data-bad={bad}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm"
    >
      {isCompact ? (
        <>
          <CountMark mark={<CircleCheck aria-hidden />} count={good} tone="text-brand-strong">
            {goodWords}
          </CountMark>
          {check === 0 ? null : (
            <CountMark mark={<TriangleAlert aria-hidden />} count={check} tone="text-warning">
              {checkWords}
            </CountMark>
          )}
          <CountMark
            mark={<CircleAlert aria-hidden />}
            count={bad}
            tone={bad > 0 ? 'text-danger' : 'text-muted'}
          >
            {badWords}
          </CountMark>
        </>
      ) : (
        <>
          <span className="inline-flex items-center gap-1.5 font-medium text-brand-strong">
            <CircleCheck aria-hidden className="size-4" />
            {goodWords}
          </span>
          <span className="sr-only">
            {checkWords} {badWords}
          </span>
        </>
      )}
      {isBusy || waiting > 0 ? (
        <span className="text-muted">
          {isBusy ? (
            <Trans>One moment…</Trans>
          ) : (
            <Plural value={waiting} one="Pricing… # row left" other="Pricing… # rows left" />
          )}
        </span>
      ) : null}
    </output>
  );
}
