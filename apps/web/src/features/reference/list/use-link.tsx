import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { UsedBy } from './used-by.ts';

type Props = { readonly use: UsedBy };

const style = 'inline-flex min-h-11 items-center font-medium text-brand-strong underline underline-offset-4';

/** The way to the list that uses a row, showing only what uses it. */
export function UseLink({ use: { id, list } }: Props) {
  const words = <Trans>Show where it is used</Trans>;
  if (list === 'productSubFamily') {
    return (
      <Link to="/admin/product-sub-family" search={{ family: id }} className={style}>
        {words}
      </Link>
    );
  }
  if (list === 'productType') {
    return (
      <Link to="/admin/product-type" search={{ subFamily: id }} className={style}>
        {words}
      </Link>
    );
  }
  return null;
}
