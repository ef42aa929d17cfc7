import { Trans } from '@lingui/react/macro';
import { periodIds } from '../period-styles.ts';

const option =
  'flex min-h-control flex-1 cursor-pointer items-center justify-center rounded-control px-6 py-1.5 text-center text-sm font-medium text-muted outline-offset-2 outline-brand transition-colors hover:text-ink has-checked:bg-brand-soft has-checked:text-brand-strong has-focus-visible:outline-2';

/** Month or year: the choice of the browser itself, which needs no script. */
export function PeriodSwitch() {
  return (
    <fieldset className="w-full max-w-sm">
      <legend className="sr-only">
        <Trans>Pay by the month or by the year</Trans>
      </legend>
      <div className="flex rounded-control border border-edge bg-field p-1">
        <label className={option}>
          <input
            type="radio"
            name="period"
            id={periodIds.MONTHLY}
            defaultChecked
            className="sr-only"
            autoComplete="off"
          />
          <Trans>Monthly</Trans>
        </label>
        <label className={option}>
          <input type="radio" name="period" id={periodIds.YEARLY} className="sr-only" autoComplete="off" />
          <Trans>Yearly</Trans>
        </label>
      </div>
    </fieldset>
  );
}
