import { Trans } from '@lingui/react/macro';
import type { HistoryRow } from '@saer/contract/history';
import { Link } from '@tanstack/react-router';

const style = 'inline-flex min-h-11 items-center text-sm font-medium text-brand-strong hover:underline';

const lists = {
  productFamily: '/admin/product-family',
  productSubFamily: '/admin/product-sub-family',
  productType: '/admin/product-type',
  store: '/admin/store',
  classificationCategory: '/admin/classification-category',
} as const;
type Linked = keyof typeof lists;
const isLinked = (entity: string): entity is Linked => entity in lists;

/** The way to the row that was changed, as it is now. */
export function ChangeLink({ change: { entity, action, nameEn } }: { readonly change: HistoryRow }) {
  if (!isLinked(entity) || action === 'remove' || nameEn === null) return null;
  return (
    <Link to={lists[entity]} search={{ q: nameEn }} className={style}>
      <Trans>Show</Trans>
    </Link>
  );
}
