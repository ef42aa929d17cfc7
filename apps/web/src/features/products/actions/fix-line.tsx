import { Trans } from '@lingui/react/macro';
import type { ProductAction, ProductFix } from '@saer/contract/products/product-actions';
import { formatSide, formatWeight } from '@saer/i18n/format-measure';
import { Coins, type LucideIcon, PackageMinus, Store, Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import type { Product } from '@saer/contract/products/product';
import { formatAmount } from '@saer/i18n/format-money';
import type { Language } from '@saer/i18n/locale';
import { linkStyle } from '../../../components/button/button-style.ts';
import { Money } from '../../../components/figure/money.tsx';
import { productName } from '../../../domain/names/name.ts';
import { calculatorPath } from '../../../lib/form/calculator-link.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import { useCodeName } from '../use-code-name.ts';
import { ActionEffect } from './action-effect.tsx';
import { calculatorFields } from '../../../domain/product/calculator-fields.ts';

const sideFields = ['length', 'width', 'height'] as const;

function getChange(fix: ProductFix): Readonly<Record<string, string>> {
  if (fix.kind === 'cost') return { cost: formatAmount(fix.cost) };
  if (fix.kind === 'handover') return { handover: fix.handover };
  if (fix.kind === 'store') return { store: fix.store };
  return fix.cut === 'weight'
    ? { weight: formatWeight(fix.to) }
    : { [sideFields[fix.cut]]: formatSide(fix.to) };
}

/** A product in the calculator's URL with a change filled in, at the price at which it is enough. */
const changedFields = (
  product: Product,
  sellingPrice: number,
  fix: ProductFix,
  language: Language,
): Readonly<Record<string, string>> => ({
  ...calculatorFields(product, language),
  mode: 'check',
  price: formatAmount(fix.price ?? sellingPrice),
  ...getChange(fix),
});

const icons: Readonly<Record<ProductFix['kind'], LucideIcon>> = {
  cost: Coins,
  pack: PackageMinus,
  handover: Truck,
  store: Store,
};

function Cut({ fix }: { readonly fix: Extract<ProductFix, { kind: 'pack' }> }) {
  const { cut, from, to } = fix;
  if (cut === 'weight')
    return (
      <Trans>
        Bring the weight down from <bdi>{formatWeight(from)} g</bdi> to <bdi>{formatWeight(to)} g</bdi>
      </Trans>
    );
  const lengths = { from: formatSide(from), to: formatSide(to) };
  return (
    <Trans>
      Cut the side of <bdi>{lengths.from} cm</bdi> to <bdi>{lengths.to} cm</bdi>
    </Trans>
  );
}

function Change({ fix, cost }: { readonly fix: ProductFix; readonly cost: number }): ReactNode {
  const codeName = useCodeName();
  if (fix.kind === 'cost')
    return (
      <Trans>
        Buy it for <Money halalas={fix.cost} /> at most instead of <Money halalas={cost} />
      </Trans>
    );
  if (fix.kind === 'pack') return <Cut fix={fix} />;
  if (fix.kind === 'store')
    return (
      <Trans>
        Sell it in <bdi>{codeName('stores', fix.store)}</bdi>
      </Trans>
    );
  return fix.handover === 'PICKUP' ? (
    <Trans>Have your parcels collected</Trans>
  ) : (
    <Trans>Drop your parcels off yourself</Trans>
  );
}

/** The price at which the change is enough. */
function AtPrice({ price }: Pick<ProductFix, 'price'>) {
  return (
    <span className="text-muted">
      {price === null ? (
        <Trans>at the same price</Trans>
      ) : (
        <Trans>
          then <Money halalas={price} /> is enough
        </Trans>
      )}
    </span>
  );
}

type Props = { readonly action: ProductAction; readonly fix: ProductFix };

/** A change of something other than the price, with what it earns; the calculator opens with it filled in. */
export function FixLine({ action: { product, sellingPrice }, fix }: Props) {
  const language = useLanguage();
  const Icon = icons[fix.kind];
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-0.5">
      <span className="flex min-w-0 flex-1 basis-56 items-start gap-2.5 py-1">
        <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
        <span className="flex flex-wrap gap-x-2 text-sm text-ink">
          <span>
            <Change fix={fix} cost={product.cost} />
          </span>
          {fix.kind === 'cost' ? null : <AtPrice price={fix.price} />}
        </span>
      </span>
      <span className="flex items-center justify-between gap-3 max-sm:w-full">
        <ActionEffect gain={fix.gain} monthlySales={product.monthlySales} />
        <Link
          to={calculatorPath}
          search={changedFields(product, sellingPrice, fix, language)}
          className={`${linkStyle} inline-flex min-h-control min-w-24 items-center justify-center text-sm`}
        >
          <Trans>Open</Trans>
          <span className="sr-only">
            {' '}
            <Trans>{productName(product, language)} in the calculator</Trans>
          </span>
        </Link>
      </span>
    </li>
  );
}
