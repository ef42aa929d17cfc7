import { Trans } from '@lingui/react/macro';
import type { ListName } from '@saer/contract/lists/all';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { UsedBy } from './used-by.ts';

type Props = { readonly of: ListName; readonly use: UsedBy };

const style = 'inline-flex min-h-11 items-center font-medium text-brand-strong underline underline-offset-4';

const scopes: Readonly<Partial<Record<ListName, string>>> = {
  productFamily: 'family',
  productSubFamily: 'subFamily',
  productType: 'type',
};

const productsSearch = (of: ListName, code: string | undefined): Record<string, string> => {
  if (code === undefined) return {};
  if (of === 'store') return { store: code };
  const scope = scopes[of];
  return scope === undefined ? {} : { category: `${scope}.${code}` };
};

/** The page of the list that uses a row, showing only what uses it where that page can. */
const placeOf = (of: ListName, { id, list, code }: UsedBy): LinkProps | undefined => {
  switch (list) {
    case 'productSubFamily':
      return { to: '/admin/product-sub-family', search: { family: String(id) } };
    case 'productType':
      return { to: '/admin/product-type', search: { subFamily: String(id) } };
    case 'rangeFactor':
      return { to: '/admin/product-range-factor', search: { for: `${scopes[of]}.${id}` } };
    case 'product':
      return { to: '/admin/products', search: productsSearch(of, code) };
    case 'productFeeOverride':
      return { to: '/admin/agreed-fees' };
    case 'feeTable':
    case 'referralRule':
      return { to: '/admin/fee-table' };
    default:
      return undefined;
  }
};

/** The way to the list that uses a row. */
export function UseLink({ of, use }: Props) {
  const index = placeOf(of, use);
  return index === undefined ? null : (
    <Link {...index} className={style}>
      <Trans>Show where it is used</Trans>
    </Link>
  );
}
