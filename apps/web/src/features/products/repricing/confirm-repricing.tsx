import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { OutdatedProduct, priceChoices } from '@saer/contract/product-catalogue';
import { useMutation } from '@tanstack/react-query';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { showToast } from '../../../lib/toasts.ts';
import { useFailureWords } from '../../../lib/use-failure-words.ts';
import { repriceMutation } from '../queries.ts';
import { isRepriceable } from './repricing-filter.ts';

type Props = {
  readonly products: readonly OutdatedProduct[];
  readonly choice: (typeof priceChoices)[number];
  readonly onDone: () => void;
  readonly onClose: () => void;
};

/** Asks before prices change: what happens to how many, and which are left as they are. */
export function ConfirmRepricing({ products, choice, onDone, onClose }: Props) {
  const { t } = useLingui();
  const failureWords = useFailureWords();
  const { mutate, isPending, error } = useMutation(repriceMutation);
  const chosen = products.filter(isRepriceable);
  const left = products.length - chosen.length;
  const reprice = (): void => {
    if (chosen.length === 0) {
      onClose();
      return;
    }
    mutate(
      chosen.map(({ id, version }) => ({ id, version, price: choice })),
      {
        onSuccess: () => {
          onClose();
          onDone();
          showToast({ tone: 'positive', text: t`Priced with today’s fees.` });
        },
      },
    );
  };
  return (
    <ConfirmDialog
      title={choice === 'keep' ? t`Keep these prices?` : t`Take the needed prices?`}
      confirm={choice === 'keep' ? t`Keep the prices` : t`Change the prices`}
      onConfirm={reprice}
      onClose={onClose}
      isPending={isPending}
      isDestructive={false}
    >
      <div className="flex flex-col gap-3">
        <p>
          {choice === 'keep' ? (
            <Trans>
              A price you typed stays, whatever it earns now. Where you had the recommended price, the one
              recommended today takes its place.
            </Trans>
          ) : (
            <Trans>The price that leaves you the profit you want takes the place of today’s price.</Trans>
          )}
        </p>
        <p className="font-medium text-ink">
          <Plural
            value={chosen.length}
            one="# product is priced again."
            other="# products are priced again."
          />
        </p>
        {left === 0 ? null : (
          <p>
            <Plural
              value={left}
              one="# is left as it is: no price leaves the profit you want. Open it and change what you want."
              other="# are left as they are: no price leaves the profit you want. Open them and change what you want."
            />
          </p>
        )}
        {error === null ? null : (
          <p role="alert" className="rounded-control bg-danger-soft px-3.5 py-2.5 text-ink">
            {failureWords(error)}
          </p>
        )}
      </div>
    </ConfirmDialog>
  );
}
