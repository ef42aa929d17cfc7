import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ListFilter } from '@saer/contract/list-filter';
import type { ActionTotals } from '@saer/contract/product-actions';
import { formatShort } from '@saer/i18n/format-number';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { ProgressBar } from '../../../components/progress-bar.tsx';
import { FailureAlert } from '../../../domain/entitlements/failure-alert.tsx';
import { PricesToApply } from './prices-to-apply.tsx';
import { useApplyAll } from './use-apply-all.ts';

type Props = {
  readonly filter: ListFilter;
  readonly totals: ActionTotals;
  readonly onClose: () => void;
};

/** Asks before the first price of every product in a part of the list is applied. */
export function ApplyAll({ filter, totals: { products, applicable, unconfirmed }, onClose }: Props) {
  const { t } = useLingui();
  const { start, stop, done, isPending, error } = useApplyAll(onClose);
  const left = products - applicable - unconfirmed;
  return (
    <ConfirmDialog
      title={t`Apply all these prices?`}
      confirm={t`Change the prices`}
      onConfirm={() => void start(filter)}
      onClose={() => {
        stop();
        onClose();
      }}
      isPending={isPending}
      isDestructive={false}
    >
      <div className="flex flex-col gap-3">
        <p className="font-medium text-ink">
          <Plural value={applicable} one="# product gets this price." other="# products get these prices." />
        </p>
        {isPending ? null : <PricesToApply filter={filter} />}
        {unconfirmed === 0 ? null : (
          <p>
            <Plural
              value={unconfirmed}
              one="# is left out: no source confirms its fees or the VAT in its payout. Compare them with your seller account, then apply it by itself."
              other="# are left out: no source confirms their fees or the VAT in their payout. Compare them with your seller account, then apply each by itself."
            />
          </p>
        )}
        {left === 0 ? null : (
          <p>
            <Plural
              value={left}
              one="# stays as it is: no price fixes it."
              other="# stay as they are: no price fixes them."
            />
          </p>
        )}
        <p>
          <Trans>Change them in your stores too, for noon with the price file. You can undo this here.</Trans>
        </p>
        {isPending && applicable > 0 ? (
          <div className="flex flex-col gap-1.5">
            <ProgressBar label={t`Changing prices`} value={Math.min(done, applicable)} max={applicable} />
            <p aria-live="polite">
              <Trans>
                Done: <bdi dir="ltr">{formatShort(done, 0)}</bdi> of{' '}
                <bdi dir="ltr">{formatShort(applicable, 0)}</bdi>. If you cancel, those stay done.
              </Trans>
            </p>
          </div>
        ) : null}
        <FailureAlert error={error} />
      </div>
    </ConfirmDialog>
  );
}
