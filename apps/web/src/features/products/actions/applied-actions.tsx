import { Plural, Trans, useLingui } from '@lingui/react/macro';
import {
  type AppliedAction,
  appliedDays,
  type findAppliedActions,
} from '@saer/contract/products/product-actions';
import { formatScaled } from '@saer/i18n/format-number';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import type { EndpointReply } from '@saer/contract/api/endpoint';
import { Card } from '../../../components/layout/card.tsx';
import { Instant } from '../../../components/figure/instant.tsx';
import { linkStyle, nameLinkStyle } from '../../../components/button/button-style.ts';
import { Money } from '../../../components/figure/money.tsx';
import { Pagination, usePages } from '../../../components/table/pagination.tsx';
import { productName } from '../../../domain/names/name.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import { Profit } from '../profit.tsx';
import { useCodeName } from '../use-code-name.ts';
import { PriceStep } from './price-step.tsx';
import { appliedQuery } from './queries.ts';

type Props = EndpointReply<typeof findAppliedActions>['totals'];

/** The difference each month by prices still in force, as far as the seller has entered sales; and what is not known. */
function AppliedTotals({ applied, inForce, counted, sameSales, monthly }: Props) {
  const sum = (
    <strong className="font-semibold text-ink">
      <Money halalas={Math.abs(monthly)} />
    </strong>
  );
  const of = {
    counted: <bdi dir="ltr">{formatScaled(counted, 0)}</bdi>,
    inForce: <bdi dir="ltr">{formatScaled(inForce, 0)}</bdi>,
  };
  return (
    <>
      {counted === 0 ? (
        <p>
          <Trans>
            What it brought is not known: nobody but you knows how many you sold. Enter your monthly sales in{' '}
            <Link to="/user/products" className={linkStyle}>
              My products
            </Link>
            .
          </Trans>
        </p>
      ) : (
        <p>
          {monthly < 0 ? (
            <Trans>
              By the sales you entered, {sum} a month less than before: the {of.counted} of {of.inForce}{' '}
              prices still in force whose sales are known.
            </Trans>
          ) : (
            <Trans>
              By the sales you entered, {sum} a month more than before: the {of.counted} of {of.inForce}{' '}
              prices still in force whose sales are known.
            </Trans>
          )}{' '}
          {sameSales === 0 ? null : (
            <Plural
              value={sameSales}
              one="For # of them you have entered no other sales since: it counts with as many as before."
              other="For # of them you have entered no other sales since: they count with as many as before."
            />
          )}
        </p>
      )}
      {inForce === applied ? null : (
        <p>
          <Plural
            value={applied - inForce}
            one="# has another price since, and is in no sum."
            other="# have another price since, and are in no sum."
          />
        </p>
      )}
    </>
  );
}

const fewestPaged = 10;

const Count = ({ value }: { readonly value: number }) => <bdi dir="ltr">{formatScaled(value, 0)}</bdi>;

/** Units sold before and since, as far as the seller has entered them; nobody else knows them. */
function Sales({ of: { salesBefore, salesNow } }: { readonly of: AppliedAction }): ReactNode {
  if (salesBefore === null)
    return salesNow === null ? (
      <Trans>Sales not known</Trans>
    ) : (
      <Trans>
        Sales before not known; now <Count value={salesNow} /> a month
      </Trans>
    );
  if (salesNow === null)
    return (
      <Trans>
        <Count value={salesBefore} /> sold a month before; since then not known
      </Trans>
    );
  return salesBefore === salesNow ? (
    <Trans>
      <Count value={salesBefore} /> sold a month before; no other number entered since
    </Trans>
  ) : (
    <Trans>
      <Count value={salesBefore} /> sold a month before, <Count value={salesNow} /> now
    </Trans>
  );
}

/** The profit per unit at both prices, by today's fees. */
function Profits({ of: { profitBefore, profitAfter } }: { readonly of: AppliedAction }) {
  if (profitBefore === null || profitAfter === null)
    return <Trans>Today’s fees give this product no profit.</Trans>;
  return (
    <Trans>
      Profit a unit: <Money halalas={profitBefore} /> before, <Profit halalas={profitAfter} /> after
    </Trans>
  );
}

function AppliedRow({ applied }: { readonly applied: AppliedAction }) {
  const { product, appliedAt, priceBefore, price, sellingPrice } = applied;
  const codeName = useCodeName();
  const name = productName(product, useLanguage());
  return (
    <li className="grid gap-x-6 gap-y-1 py-3 text-sm text-muted lg:grid-cols-3">
      <span className="flex min-w-0 flex-col">
        <Link to="/user/product" search={{ id: String(product.id) }} className={nameLinkStyle}>
          <bdi>{name}</bdi>
        </Link>
        <span className="flex flex-wrap gap-x-2 text-xs">
          <bdi>{codeName('stores', product.store)}</bdi>
          <Instant at={appliedAt} />
        </span>
      </span>
      <span className="flex flex-col gap-0.5">
        <PriceStep from={priceBefore} to={price} />
        {sellingPrice === price ? null : (
          <span className="text-xs">
            <Trans>
              Changed since: sells for <Money halalas={sellingPrice} /> now
            </Trans>
          </span>
        )}
      </span>
      <span className="flex flex-col gap-0.5">
        <span>
          <Profits of={applied} />
        </span>
        <span className="text-xs">
          <Sales of={applied} />
        </span>
      </span>
    </li>
  );
}

/** The prices that the seller took a week ago or earlier, and what is known of them since. Nothing where there are none. */
export function AppliedActions() {
  const { t } = useLingui();
  const id = useId();
  const { page, limit, ...pages } = usePages(fewestPaged);
  const { data } = useQuery(appliedQuery({ page, limit }));
  if (data === undefined || data.totals.applied === 0) return null;
  return (
    <Card labelledBy={id}>
      <h2 id={id} className="text-base font-semibold text-ink">
        <Trans>A week later: what changed</Trans>
      </h2>
      <div className="mt-1 flex flex-col gap-1 text-sm text-muted">
        <p>
          <Plural
            value={appliedDays}
            one="Prices you took from this list at least # day ago. Both profits are by today’s fees, for one unit."
            other="Prices you took from this list at least # days ago. Both profits are by today’s fees, for one unit."
          />
        </p>
        <AppliedTotals {...data.totals} />
        {data.totals.unconfirmed === 0 ? null : (
          <p>
            <Plural
              value={data.totals.unconfirmed}
              one="No public source confirms a fee, or the VAT in the payout, of # of them: its profits are to be confirmed."
              other="No public source confirms a fee, or the VAT in the payout, of # of them: their profits are to be confirmed."
            />{' '}
            <a href="/fees" className={linkStyle}>
              <Trans>Fees and their sources</Trans>
            </a>
          </p>
        )}
      </div>
      <ul
        aria-label={t`A week later: what changed`}
        className="mt-2 flex flex-col divide-y divide-line border-t border-line"
      >
        {data.data.map((each) => (
          <AppliedRow key={each.product.id} applied={each} />
        ))}
      </ul>
      {data.total > fewestPaged ? (
        <Pagination page={page} limit={limit} total={data.total} {...pages} />
      ) : null}
    </Card>
  );
}
