import { Trans } from '@lingui/react/macro';
import type { ProductAction } from '@saer/contract/product-actions';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { Money } from '../../../components/money.tsx';
import { Rate } from '../../../components/rate.tsx';
import { formatScaled } from '@saer/i18n/format-number';
import { productName } from '../../../domain/names/known-name.ts';
import { useLanguage } from '../../../lib/language.ts';
import { ActionEffect } from './action-effect.tsx';
import { useApplyPrice } from './use-apply-price.ts';

/** The change from one price to another, either way, in whole per cent of the first. */
const changeOf = (before: number, after: number): number =>
  Math.round((Math.abs(after - before) * 100) / before);

/** How many sales are enough for a rise to earn more than today: a higher price sells less. */
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

type Props = {
  readonly action: ProductAction;
  readonly price: ProductAction['prices'][number];
  readonly mayApply: boolean;
};

/** A price that resolves it, with what it earns, and applied at once. */
export function PriceLine({ action, price: { price, profit, gain }, mayApply }: Props) {
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
          <bdi dir="ltr" className="whitespace-nowrap text-muted">
            ({isRise ? '+' : '−'}
            <Rate basisPoints={changeOf(sellingPrice, price) * 100} />)
          </bdi>
          {isRise ? <FewestSales action={action} profit={profit} /> : null}
        </span>
      </span>
      <span className="flex items-center justify-between gap-3 max-sm:w-full">
        <ActionEffect gain={gain} monthlySales={product.monthlySales} />
        {mayApply ? (
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
