import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ListFilter } from '@saer/contract/api/list-filter';
import type { ProductSummary } from '@saer/contract/products/product-prices';
import { formatScaled } from '@saer/i18n/format-number';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Money } from '../../../components/figure/money.tsx';
import { summaryQuery } from '../queries.ts';

type Figure = { readonly title: string; readonly value: ReactNode; readonly note: ReactNode };

function Tile({ title, value, note }: Figure) {
  return (
    <div className="flex min-w-0 flex-col gap-x-2 gap-y-0.5 px-3 py-2 sm:px-4 sm:py-3 lg:flex-auto lg:flex-row lg:flex-wrap lg:items-baseline lg:px-3 lg:py-1">
      <dt className="text-sm text-muted">{title}</dt>
      <dd className="text-xl font-semibold text-ink max-sm:mt-auto max-sm:text-base lg:text-base">{value}</dd>
      <dd className="text-xs text-muted max-sm:sr-only">{note}</dd>
    </div>
  );
}

/** The number of products a sum covers, if the sales of some are unknown. */
function Counted({ counted, of }: { readonly counted: number; readonly of: number }) {
  if (of === 0) return <Trans>none to count</Trans>;
  if (counted === 0) return <Trans>say how many you sell a month, and it is counted</Trans>;
  if (counted === of) return <Plural value={counted} one="of # product" other="of all # products" />;
  return (
    <Trans>
      known for <bdi dir="ltr">{formatScaled(counted, 0)}</bdi> of <bdi dir="ltr">{formatScaled(of, 0)}</bdi>
    </Trans>
  );
}

const sum = (counted: number, of: number, halalas: number, isLoss: boolean): ReactNode =>
  counted === 0 && of > 0 ? (
    '–'
  ) : (
    <span className={isLoss && halalas > 0 ? 'text-danger' : ''}>
      <Money halalas={isLoss ? -halalas : halalas} />
    </span>
  );

/** Summary of all matching products: how many make a loss, its monthly cost, and missed profit. */
export function SummaryStrip({ filter }: { readonly filter: ListFilter }) {
  const { t } = useLingui();
  const { data } = useQuery(summaryQuery(filter));
  if (data === undefined || data.found === 0) return null;
  const { losing, found, missing }: ProductSummary = data;
  return (
    <section aria-label={t`How your products are doing`}>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(--spacing(26),1fr))] divide-x divide-line rounded-card border border-line bg-raised lg:flex">
        <Tile
          title={t`Lose money`}
          value={
            <bdi dir="ltr" className={losing > 0 ? 'text-danger' : ''}>
              {formatScaled(losing, 0)}
            </bdi>
          }
          note={
            <Trans>
              of <bdi dir="ltr">{formatScaled(found, 0)}</bdi>
            </Trans>
          }
        />
        <Tile
          title={t`Lost each month`}
          value={sum(data.lossCounted, losing, data.monthlyLoss, true)}
          note={<Counted counted={data.lossCounted} of={losing} />}
        />
        <Tile
          title={t`Short of your targets each month`}
          value={sum(data.shortfallCounted, missing, data.monthlyShortfall, false)}
          note={
            missing === 0 ? (
              <Trans>all reach their target</Trans>
            ) : (
              <Counted counted={data.shortfallCounted} of={missing} />
            )
          }
        />
      </dl>
    </section>
  );
}
