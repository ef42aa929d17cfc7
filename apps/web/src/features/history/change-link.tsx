import { Trans } from '@lingui/react/macro';
import type { HistoryRow } from '@saer/contract/history';
import { Link } from '@tanstack/react-router';

const style = 'inline-flex min-h-11 items-center text-sm font-medium text-brand-strong hover:underline';

/** Lists whose page finds a row by its name. */
const lists = {
  productFamily: '/admin/product-family',
  productSubFamily: '/admin/product-sub-family',
  productType: '/admin/product-type',
  store: '/admin/store',
  classificationCategory: '/admin/classification-category',
} as const;
/** Lists short enough to be displayed completely. */
const pages = {
  rangeFactor: '/admin/range-factor',
  rangeFactorVersion: '/admin/range-factor',
  pricePlan: '/admin/price-plan',
} as const;

type ChangedAccount = NonNullable<HistoryRow['account']>;

const isIn = <T extends object>(all: T, entity: string): entity is string & keyof T => entity in all;

/** The way to an account, in the list that it is in now. */
function AccountLink({ account: { fullName, state } }: { readonly account: ChangedAccount }) {
  const status = state === 'PENDING' ? {} : { status: state };
  return state === 'ACTIVE' ? (
    <Link to="/admin/user/active" search={{ q: fullName }} className={style}>
      <Trans>Show</Trans>
    </Link>
  ) : (
    <Link to="/admin/user/inactive" search={{ q: fullName, ...status }} className={style}>
      <Trans>Show</Trans>
    </Link>
  );
}

/** The way to the row that was changed, as it is now. */
export function ChangeLink({ change }: { readonly change: HistoryRow }) {
  const { entity, entityId, action, nameEn, feeTableId, account } = change;
  const tableId = entity === 'feeTable' ? entityId : feeTableId;
  if (action === 'erase') return null;
  if (tableId !== null && (entity !== 'feeTable' || action !== 'remove'))
    return (
      <Link to="/admin/fee-table/version" search={{ id: tableId }} className={style}>
        <Trans>Show</Trans>
      </Link>
    );
  // A deleted account is in the list of deleted accounts until its grace period ends.
  if (account !== null) return <AccountLink account={account} />;
  if (action === 'remove') return null;
  if (isIn(lists, entity) && nameEn !== null)
    return (
      <Link to={lists[entity]} search={{ q: nameEn }} className={style}>
        <Trans>Show</Trans>
      </Link>
    );
  if (isIn(pages, entity))
    return (
      <Link to={pages[entity]} className={style}>
        <Trans>Show</Trans>
      </Link>
    );
  if (entity === 'productFeeOverride' && nameEn !== null)
    return (
      <Link to="/admin/agreed-fees" search={{ q: nameEn }} className={style}>
        <Trans>Show</Trans>
      </Link>
    );
  if (entity === 'product')
    return (
      <Link to="/admin/product" search={{ id: entityId }} className={style}>
        <Trans>Show</Trans>
      </Link>
    );
  return null;
}
