import { Trans, useLingui } from '@lingui/react/macro';
import type { ListedProduct } from '@saer/contract/product';
import { formatScaled } from '@saer/i18n/format-number';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useLanguage } from '../../../lib/language.ts';
import { productName } from '../../../domain/names/known-name.ts';
import { QuickEdit } from './quick-edit.tsx';

/** How many of a product are sold a month: pressed, it and the current price can be typed. */
export function MonthlySales({ product }: { readonly product: ListedProduct }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const name = productName(product, useLanguage());
  const { monthlySales } = product;
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="-mx-2 -my-2.5 inline-flex min-h-control items-center gap-1.5 rounded-control px-2 text-ink hover:bg-hover"
      >
        {monthlySales === null ? (
          <span className="text-brand-strong">
            <Trans>Type it</Trans>
          </span>
        ) : (
          <bdi dir="ltr" className="tabular-nums">
            {formatScaled(monthlySales, 0)}
          </bdi>
        )}
        <span className="sr-only">{t`change the current price and sales of ${name}`}</span>
        <Pencil aria-hidden className="size-3.5 text-muted" />
      </button>
      {isOpen ? <QuickEdit product={product} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
