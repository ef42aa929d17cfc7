import { Trans } from '@lingui/react/macro';
import type { ProductAction } from '@saer/contract/product-actions';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { Money } from '../../../components/money.tsx';
import { productName } from '../../../domain/names/known-name.ts';
import { useLanguage } from '../../../lib/language.ts';
import { ActionEffect } from './action-effect.tsx';
import { useApplyPrice } from './use-apply-price.ts';

type Props = {
  readonly action: ProductAction;
  readonly price: ProductAction['prices'][number];
  readonly mayApply: boolean;
};

/** A price that resolves it, with what it earns, and applied at once. */
export function PriceLine({ action: { product, sellingPrice }, price: { price, gain }, mayApply }: Props) {
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
          )}
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
