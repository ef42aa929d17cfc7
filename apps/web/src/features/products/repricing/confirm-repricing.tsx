import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { formatShort } from '@saer/i18n/format-number';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { ProgressBar } from '../../../components/progress-bar.tsx';
import { FailureAlert } from '../../../domain/entitlements/failure-alert.tsx';
import { showToast } from '../../../lib/toasts.ts';
import { countsOf, type PriceChoice, type RepricingSelection } from './repricing-filter.ts';
import { useReprice } from './use-reprice.ts';

type Props = {
  readonly chosen: RepricingSelection;
  readonly choice: PriceChoice;
  readonly onDone: () => void;
  readonly onClose: () => void;
};

/** Asks for confirmation before prices change: how many change in which way, and which stay. */
export function ConfirmRepricing({ chosen, choice, onDone, onClose }: Props) {
  const { t } = useLingui();
  const { start, stop, done, isPending, error } = useReprice(() => {
    onClose();
    onDone();
    showToast({ tone: 'positive', text: t`Priced with today’s fees.` });
  });
  const { repriced, unconfirmed, withoutPrice } = countsOf(chosen, choice);
  const reprice = (): void => {
    if (repriced === 0) onClose();
    else start(chosen, choice);
  };
  const close = (): void => {
    stop();
    onClose();
  };
  return (
    <ConfirmDialog
      title={choice === 'keep' ? t`Keep these prices?` : t`Use the needed prices?`}
      confirm={choice === 'keep' ? t`Keep the prices` : t`Change the prices`}
      onConfirm={reprice}
      onClose={close}
      isPending={isPending}
      isDestructive={false}
    >
      <div className="flex flex-col gap-3">
        <p>
          {choice === 'keep' ? (
            <Trans>
              Prices you entered, and those you sell at now, stay, whatever they earn. Products that have only
              a recommended price move to today’s.
            </Trans>
          ) : (
            <Trans>Today’s price is replaced by the one that reaches your target profit.</Trans>
          )}
        </p>
        <p className="font-medium text-ink">
          <Plural value={repriced} one="# product will be repriced." other="# products will be repriced." />
        </p>
        {unconfirmed === 0 ? null : (
          <p>
            <Plural
              value={unconfirmed}
              one="# is left out: no source confirms its fees or the VAT in its payout. Compare them with your seller account, then use its price by itself."
              other="# are left out: no source confirms their fees or the VAT in their payout. Compare them with your seller account, then use each price by itself."
            />
          </p>
        )}
        {withoutPrice === 0 ? null : (
          <p>
            <Plural
              value={withoutPrice}
              one="# stays as it is: no price reaches the profit you want. Open it and change your target."
              other="# stay as they are: no price reaches the profit you want. Open them and change your target."
            />
          </p>
        )}
        {done === undefined ? null : (
          <div className="flex flex-col gap-1.5">
            <ProgressBar label={t`Pricing again`} value={done} max={repriced} />
            <p aria-live="polite">
              <Trans>
                Done: <bdi dir="ltr">{formatShort(done, 0)}</bdi> of{' '}
                <bdi dir="ltr">{formatShort(repriced, 0)}</bdi>. If you cancel, those stay done.
              </Trans>
            </p>
          </div>
        )}
        <FailureAlert error={error} />
      </div>
    </ConfirmDialog>
  );
}
