import type { HistoryRow } from '@saer/contract/history';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** Lists whose page finds a row by its name. */
const lists = {
  productFamily: '/admin/product-family',
  productSubFamily: '/admin/product-sub-family',
  productType: '/admin/product-type',
  store: '/admin/store',
  classificationCategory: '/admin/classification-category',
  serviceFee: '/admin/service-fee',
} as const;
/** Lists short enough to be displayed completely. */
const pages = {
  rangeFactor: '/admin/range-factor',
  rangeFactorVersion: '/admin/range-factor',
  pricePlan: '/admin/price-plan',
  legalDocument: '/admin/legal-documents',
} as const;

const style = 'rounded-sm text-ink underline-offset-4 hover:underline focus-visible:underline';

type ChangedAccount = NonNullable<HistoryRow['account']>;

const isIn = <T extends object>(all: T, entity: string): entity is string & keyof T => entity in all;

type AccountProps = { readonly account: ChangedAccount; readonly children: ReactNode };

/** The way to an account, in the list that it is in now. */
function AccountLink({ account: { fullName, state }, children }: AccountProps) {
  const status = state === 'PENDING' ? {} : { status: state };
  return state === 'ACTIVE' ? (
    <Link to="/admin/user/active" search={{ q: fullName }} className={style}>
      {children}
    </Link>
  ) : (
    <Link to="/admin/user/inactive" search={{ q: fullName, ...status }} className={style}>
      {children}
    </Link>
  );
}

type Props = { readonly change: HistoryRow; readonly children: ReactNode };

/** The name of the row that was changed; a link to it as it is now, where there is a way. */
export function ChangeLink({ change, children }: Props) {
  const { entity, entityId, action, nameEn, feeTableId, account } = change;
  const tableId = entity === 'feeTable' ? entityId : feeTableId;
  if (action === 'erase') return children;
  if (tableId !== null && (entity !== 'feeTable' || action !== 'remove'))
    return (
      <Link to="/admin/fee-table/version" search={{ id: tableId }} className={style}>
        {children}
      </Link>
    );
  // A deleted account is in the list of deleted accounts until its grace period ends.
  if (account !== null) return <AccountLink account={account}>{children}</AccountLink>;
  if (action === 'remove') return children;
  if (isIn(lists, entity) && nameEn !== null)
    return (
      <Link to={lists[entity]} search={{ q: nameEn }} className={style}>
        {children}
      </Link>
    );
  if (isIn(pages, entity))
    return (
      <Link to={pages[entity]} className={style}>
        {children}
      </Link>
    );
  if (entity === 'productFeeOverride' && nameEn !== null)
    return (
      <Link to="/admin/agreed-fees" search={{ q: nameEn }} className={style}>
        {children}
      </Link>
    );
  if (entity === 'contactMessage')
    return (
      <Link to="/admin/contact-management" search={{ message: entityId }} className={style}>
        {children}
      </Link>
    );
  if (entity === 'product')
    return (
      <Link to="/admin/product" search={{ id: entityId }} className={style}>
        {children}
      </Link>
    );
  return children;
}
