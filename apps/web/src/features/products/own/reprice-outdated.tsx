import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ListedProduct } from '@saer/contract/product';
import { useMutation } from '@tanstack/react-query';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { FailureAlert } from '../../../domain/entitlements/failure-alert.tsx';
import { showToast } from '../../../lib/toasts.ts';
import { repriceMutation } from '../queries.ts';

type Props = {
  readonly products: readonly ListedProduct[];
  readonly onDone: () => void;
  readonly onClose: () => void;
};

/** Asks before products that were priced with earlier fees are priced with today’s. */
export function RepriceOutdated({ products, onDone, onClose }: Props) {
  const { t } = useLingui();
  const { mutate, isPending, error } = useMutation(repriceMutation);
  const reprice = (): void =>
    mutate(
      products.map(({ id, version }) => ({ id, version, price: 'keep' })),
      {
        onSuccess: () => {
          onClose();
          onDone();
          showToast({ tone: 'positive', text: t`Priced with today’s fees.` });
        },
      },
    );
  return (
    <ConfirmDialog
      title={t`Price with today’s fees?`}
      confirm={t`Price again`}
      onConfirm={reprice}
      onClose={onClose}
      isPending={isPending}
      isDestructive={false}
    >
      <div className="flex flex-col gap-3">
        <p className="font-medium text-ink">
          <Plural
            value={products.length}
            one="# product will be repriced."
            other="# products will be repriced."
          />
        </p>
        <p>
          <Trans>
            Prices you entered stay, whatever they earn now. Products at the recommended price move to today’s
            recommended price.
          </Trans>
        </p>
        <FailureAlert error={error} />
      </div>
    </ConfirmDialog>
  );
}
