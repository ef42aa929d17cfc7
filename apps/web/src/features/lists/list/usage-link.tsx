import { Trans } from '@lingui/react/macro';
import type { ListName } from '@saer/contract/lists/all';
import { Link, type LinkProps } from '@tanstack/react-router';
import { lineLinkStyle } from '../../../components/link-style.ts';
import { isPagedList, lists, type PagedList } from '../lists.ts';
import { parentOf } from '../parents.ts';
import type { Usage } from './usages.ts';

type Props = { readonly of: ListName; readonly use: Usage };

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

/** Link to a list filtered by one parent. */
const childrenOf = (of: ListName, id: number, list: PagedList): LinkProps | undefined => {
  const { adminPage } = lists[list];
  const parent = parentOf(list);
  return adminPage === null || parent?.list !== of
    ? undefined
    : { to: adminPage, search: { [parent.relation]: String(id) } };
};

/** Link to the list that uses a row, filtered by that row if possible. */
const linkTo = (of: ListName, { id, list, code }: Usage): LinkProps | undefined => {
  switch (list) {
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
      return isPagedList(list) ? childrenOf(of, id, list) : undefined;
  }
};

/** Link to the list that uses a row. */
export function UsageLink({ of, use }: Props) {
  const link = linkTo(of, use);
  return link === undefined ? null : (
    <Link {...link} className={lineLinkStyle}>
      <Trans>Show where it is used</Trans>
    </Link>
  );
}
