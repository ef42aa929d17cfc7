import { Trans } from '@lingui/react/macro';
import { formatRate } from '@saer/i18n/format-number';
import { meantRate } from '@saer/quoting/below-one-percent';
import type { ReactNode } from 'react';
import { Button } from '../../components/button/button.tsx';

type Props = {
  /** The figure that is asked about, for screen readers. */
  readonly label: string;
  /** The id of what is asked, for what it describes. */
  readonly id?: string;
  /** Its cell and name, where the question does not stand below it. */
  readonly place?: ReactNode;
  /** Below 1 %, in basis points. */
  readonly rate: number;
  readonly onMeant: () => void;
  readonly onKeep: () => void;
};

/** Asks about a commission below 1 %: 0.15 may have been written for 15 %. */
export function PercentQuestion({ label, id, place, rate, onMeant, onKeep }: Props) {
  const written = formatRate(rate);
  const meant = formatRate(meantRate(rate));
  return (
    <fieldset
      aria-label={label}
      className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink"
    >
      <p id={id} className="min-w-0">
        {place === undefined ? null : <>{place} </>}
        <Trans>
          {written} is less than one per cent. Was {meant} meant?
        </Trans>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button onPress={onMeant}>
          <Trans>Change to {meant}</Trans>
        </Button>
        <Button onPress={onKeep}>
          <Trans>No, it is {written}</Trans>
        </Button>
      </div>
    </fieldset>
  );
}
