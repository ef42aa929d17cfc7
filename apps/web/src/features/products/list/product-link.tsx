import { useLingui } from '@lingui/react/macro';
import type { ListedProduct } from '@saer/contract/products/product';
import { Link } from '@tanstack/react-router';
import { nameLinkStyle } from '../../../components/button/button-style.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import { productName } from '../../../domain/names/name.ts';
import { useCodeName } from '../use-code-name.ts';

type Props = {
  readonly product: Pick<ListedProduct, 'id' | 'barcode' | 'nameEn' | 'nameAr'>;
  /** Its store and its SKU, where the list has no columns for them. */
  readonly store?: string;
  readonly sku?: string | null;
  /** The page of one product. */
  readonly to: '/admin/product' | '/user/product';
};

/** A product's name as a link, with its store and identifiers. */
export function ProductLink({ product, store, sku = null, to }: Props) {
  const { t } = useLingui();
  const codeName = useCodeName();
  const { id, barcode } = product;
  const name = productName(product, useLanguage());
  const marks = [
    { label: t`Barcode`, text: barcode === name ? null : barcode },
    { label: t`SKU`, text: sku },
  ];
  return (
    <div className="flex min-w-32 flex-col">
      <Link to={to} search={{ id: String(id) }} className={nameLinkStyle}>
        <bdi>{name}</bdi>
      </Link>
      <span className="flex flex-wrap gap-x-2 text-start text-xs font-normal text-muted md:max-w-52 md:flex-nowrap 2xl:max-w-80 md:overflow-hidden md:whitespace-nowrap">
        {store === undefined ? null : <bdi className="md:truncate">{codeName('stores', store)}</bdi>}
        {marks.map(({ label, text }) =>
          text === null ? null : (
            // One identifier is enough where the name of the store would be cut for it.
            <span key={label} className="shrink-0 last:shrink md:max-2xl:not-last:sr-only">
              <span className="sr-only">{label}</span>{' '}
              <bdi dir="ltr" className="tabular-nums">
                {text}
              </bdi>
            </span>
          ),
        )}
      </span>
    </div>
  );
}
