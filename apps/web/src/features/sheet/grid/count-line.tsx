import { Plural, Trans } from '@lingui/react/macro';
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import type { Counts } from '../model/row-errors.ts';

type Props = { readonly counts: Counts; readonly isBusy: boolean };

/** How many rows can be saved and how many cannot yet: always visible, and read aloud when it changes. */
export function CountLine({ counts: { good, check, bad, waiting }, isBusy }: Props) {
  return (
    <output
      data-testid="counts"
      data-good={good}
      data-check={check}
      data-bad={bad}
      className="flex flex-wrap gap-x-4 gap-y-1 text-sm"
    >
      <span className="inline-flex items-center gap-1.5 font-medium text-brand-strong">
        <CircleCheck aria-hidden className="size-4" />
        <Plural value={good} one="# good row" other="# good rows" />
      </span>
      {check === 0 ? null : (
        <span className="inline-flex items-center gap-1.5 font-medium text-warning">
          <TriangleAlert aria-hidden className="size-4" />
          <Plural value={check} one="# row to check" other="# rows to check" />
        </span>
      )}
      <span
        className={`inline-flex items-center gap-1.5 ${bad > 0 ? 'font-medium text-danger' : 'text-muted'}`}
      >
        <CircleAlert aria-hidden className="size-4" />
        <Plural value={bad} one="# row with problems" other="# rows with problems" />
      </span>
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
