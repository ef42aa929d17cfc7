import { Trans, useLingui } from '@lingui/react/macro';
import type { ProductAction } from '@saer/contract/products/product-actions';
import { Link } from '@tanstack/react-router';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { formatScaled } from '@saer/i18n/format-number';
import { formatMoney } from '@saer/i18n/format-money';
import { useMutation } from '@tanstack/react-query';
import { Button } from '../../../components/button/button.tsx';
import { linkStyle } from '../../../components/button/button-style.ts';
import { Money } from '../../../components/figure/money.tsx';
import { productName } from '../../../domain/names/name.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import { ActionEffect } from './action-effect.tsx';
import { PercentChange } from './percent-change.tsx';
import { showToast } from '../../../lib/browser/toasts.ts';
import { useFailureWords } from '../../../lib/form/use-failure-words.ts';
import { useUndoPrices } from '../use-undo-prices.ts';
import { applyActionMutation } from './queries.ts';

/** Applies one price to one product, and offers for a while to undo it. */
function useApplyPrice() {
  const { t } = useLingui();
  const language = useLanguage();
  const failureWords = useFailureWords();
  const { mutateAsync, isPending } = useMutation(applyActionMutation);
  const undo = useUndoPrices();
  const apply = async (product: ProductAction['product'], price: number): Promise<void> => {
    try {
      const { changed } = await mutateAsync([{ id: product.id, version: product.version, price }]);
      const name = productName(product, language);
      const amount = formatMoney(price);
      showToast({
        tone: 'positive',
        text: t`${name} costs ${amount} now.`,
        action: { label: t`Undo`, onPress: () => void undo(changed) },
      });
    } catch (failure) {
      // The list is read again in any case.
      showToast({
        tone: 'negative',
        text: failure instanceof Error ? failureWords(failure) : String(failure),
      });
    }
  };
  return { apply, isPending };
}

/** Counts how many sales are enough for a rise to earn more than today: a higher price sells less. */
function FewestSales({
  action: { profit: before, product },
  profit,
}: Pick<Props, 'action'> & { readonly profit: number }) {
  const { monthlySales } = product;
  if (monthlySales === null || monthlySales === 0) return null;
  const fewest = Math.floor((before * monthlySales) / profit) + 1;
  return (
    <span className="block text-xs text-muted">
      {before < 0 ? (
        <Trans>Better than now however few you sell: today each sale loses money.</Trans>
      ) : (
        <Trans>
          Better than now if you still sell at least <bdi dir="ltr">{formatScaled(fewest, 0)}</bdi> of{' '}
          <bdi dir="ltr">{formatScaled(monthlySales, 0)}</bdi> a month.
        </Trans>
      )}
    </span>
  );
}

/** That a price only ends the loss, and what has to change first where no price reaches the target. */
function EndsLoss({
  action: { product },
  profit,
  isApplicable,
}: Pick<Props, 'action'> & { readonly profit: number; readonly isApplicable: boolean }) {
  return (
    <span className="block text-xs text-muted">
      <Trans>
        The smallest step that ends the loss: leaves <Money halalas={profit} /> a unit, below your target.
        Better than now however few you sell.
      </Trans>{' '}
      {isApplicable ? null : (
        <Link to="/user/product" search={{ id: String(product.id) }} className={linkStyle}>
          <Trans>To use it, change your target first: no price reaches it.</Trans>
        </Link>
      )}
    </span>
  );
}

type Props = {
  readonly action: ProductAction;
  readonly price: ProductAction['prices'][number];
  readonly mayApply: boolean;
  /** It only ends the loss, below the target. */
  readonly endsLoss?: boolean;
  /** false where it cannot be taken as it is. */
  readonly isApplicable?: boolean;
};

/** A price that resolves it, or ends its loss, with what it earns, and applied at once. */
export function PriceLine({
  action,
  price: { price, profit, gain },
  mayApply,
  endsLoss = false,
  isApplicable = true,
}: Props) {
  const { product, sellingPrice } = action;
  const language = useLanguage();
  const { apply, isPending } = useApplyPrice();
  const isRise = price > sellingPrice;
  const Icon = isRise ? ArrowUp : ArrowDown;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-0.5">
      <span className="flex min-w-0 flex-1 basis-56 items-start gap-2.5 py-1">
        <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
        <span className="text-sm text-ink">
          {isRise ? (
            <Trans>
              Raise the price to{' '}
              <strong className="font-semibold">
                <Money halalas={price} />
              </strong>
            </Trans>
          ) : (
            <Trans>
              Lower the price to{' '}
              <strong className="font-semibold">
                <Money halalas={price} />
              </strong>
            </Trans>
          )}{' '}
          <PercentChange from={sellingPrice} to={price} />
          {endsLoss ? <EndsLoss action={action} profit={profit} isApplicable={isApplicable} /> : null}
          {isRise && !endsLoss ? <FewestSales action={action} profit={profit} /> : null}
        </span>
      </span>
      <span className="flex items-center justify-between gap-3 max-sm:w-full">
        <ActionEffect gain={gain} monthlySales={product.monthlySales} />
        {mayApply && isApplicable ? (
          <span className="min-w-24">
            <Button isWide isPending={isPending} onPress={() => void apply(product, price)}>
              <Trans>Apply</Trans>
              <span className="sr-only">
                {' '}
                <Trans>
                  <Money halalas={price} /> to {productName(product, language)}
                </Trans>
              </span>
            </Button>
          </span>
        ) : null}
      </span>
    </li>
  );
}
