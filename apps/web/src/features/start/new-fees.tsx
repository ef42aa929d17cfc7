import { Plural, Trans } from '@lingui/react/macro';
import type { SellerDashboard } from '@saer/contract/site/dashboard';
import { Link } from '@tanstack/react-router';
import { CalendarClock } from 'lucide-react';
import { useId } from 'react';
import { Card } from '../../components/layout/card.tsx';
import { Day } from '../../components/figure/day.tsx';
import { linkStyle } from '../../components/button/button-style.ts';
import { useName } from '../../domain/names/use-name.ts';

type Props = Pick<SellerDashboard, 'fees'> & {
  /** Products priced by earlier fees. */
  readonly outdated: number;
};

function Line({ fees }: { readonly fees: SellerDashboard['fees'][number] }) {
  const store = useName()(fees.store);
  return (
    <li className="flex min-h-head flex-wrap items-baseline gap-x-3 gap-y-0.5 border-t border-line py-2 text-sm">
      <span className="min-w-0 flex-1 basis-40 font-medium text-ink">
        <bdi>{store}</bdi>
      </span>
      <span className="text-muted">
        {fees.isInForce ? (
          <Trans>
            since <Day day={fees.effectiveFrom} />
          </Trans>
        ) : (
          <Trans>
            from <Day day={fees.effectiveFrom} />
          </Trans>
        )}
      </span>
      <span className="text-muted">
        <Plural value={fees.products} one="# product" other="# products" />
      </span>
    </li>
  );
}

/** New fees of the seller's stores, and how many products are still priced by earlier ones. */
export function NewFees({ fees, outdated }: Props) {
  const id = useId();
  return (
    <Card labelledBy={id}>
      <h2 id={id} className="text-base font-semibold text-ink">
        <Trans>New fees of your stores</Trans>
      </h2>
      {outdated === 0 ? null : (
        <p className="mt-1 text-sm text-ink">
          <Plural
            value={outdated}
            one="# product is still priced by earlier fees or range factors."
            other="# products are still priced by earlier fees or range factors."
          />{' '}
          <Link to="/user/repricing" className={linkStyle}>
            <Trans>Review prices</Trans>
          </Link>
        </p>
      )}
      {fees.length === 0 ? (
        <p className="mt-1 flex items-center gap-2 text-sm text-muted">
          <CalendarClock aria-hidden className="size-4 shrink-0" />
          <Trans>None in the last 30 days, and none announced.</Trans>
        </p>
      ) : (
        <ul className="mt-2">
          {fees.map((each) => (
            <Line key={`${each.store.code} ${each.effectiveFrom}`} fees={each} />
          ))}
        </ul>
      )}
    </Card>
  );
}
