import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { SellerDashboard } from '@saer/contract/site/dashboard';
import { formatScaled } from '@saer/i18n/format-number';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Money } from '../../components/figure/money.tsx';

type Props = {
  readonly title: string;
  readonly value: ReactNode;
  readonly note: ReactNode;
  /** The part of the products that it counts. */
  readonly only?: 'losing' | 'missing';
};

/** One figure of the strip, which opens the products it counts. */
function Figure({ title, value, note, only }: Props) {
  return (
    <li className="relative grid min-w-0 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 px-4 py-2 transition-colors first:rounded-t-card last:rounded-b-card hover:bg-hover max-lg:border-line max-lg:not-last:border-b lg:flex lg:flex-col lg:items-start lg:py-3 lg:rounded-none! lg:first:rounded-s-card! lg:last:rounded-e-card!">
      <Link
        to="/user/products"
        search={only === undefined ? {} : { only }}
        className="text-sm text-muted after:absolute after:inset-0 after:rounded-control hover:underline"
      >
        {title}
      </Link>
      <span className="text-lg font-semibold text-ink tabular-nums max-lg:row-span-2 lg:text-xl">
        {value}
      </span>
      <span className="text-xs text-muted">{note}</span>
    </li>
  );
}

const Count = ({ count, tone = '' }: { readonly count: number; readonly tone?: string }) => (
  <bdi dir="ltr" className={count === 0 ? '' : tone}>
    {formatScaled(count, 0)}
  </bdi>
);

/** The number of products a sum covers: only those whose sales are known. */
function Covered({ counted, of }: { readonly counted: number; readonly of: number }) {
  if (of === 0) return <Trans>nothing to count</Trans>;
  if (counted === 0) return <Trans>unknown until you say what you sell</Trans>;
  if (counted === of) return <Plural value={of} one="of # product" other="of all # products" />;
  return (
    <Trans>
      known for <Count count={counted} /> of <Count count={of} />
    </Trans>
  );
}

/** Where the seller stands: how many products lose money or miss their target, and what that costs a month. */
export function FiguresStrip({ figures }: Pick<SellerDashboard, 'figures'>) {
  const { t } = useLingui();
  const { found, losing, missing, examples, monthlyLoss, lossCounted } = figures;
  const { monthlyShortfall, shortfallCounted } = figures;
  const short = missing - losing;
  const isLossKnown = lossCounted > 0 || losing === 0;
  const isShortfallKnown = shortfallCounted > 0 || missing === 0;
  return (
    <section aria-label={t`How your products are doing`}>
      <ul className="grid rounded-card border border-line bg-surface shadow-card lg:grid-cols-5 lg:divide-x lg:divide-line">
        <Figure
          title={t`Products`}
          value={<Count count={found} />}
          note={
            examples === 0 ? (
              <Trans>in your catalogue</Trans>
            ) : (
              <Plural value={examples} one="# of them an example" other="# of them examples" />
            )
          }
        />
        <Figure
          title={t`Lose money`}
          value={<Count count={losing} tone="text-danger" />}
          note={<Trans>at the price they sell for</Trans>}
          only="losing"
        />
        <Figure
          title={t`Lost each month`}
          value={
            isLossKnown ? (
              <span className={monthlyLoss > 0 ? 'text-danger' : ''}>
                <Money halalas={-monthlyLoss} />
              </span>
            ) : (
              '–'
            )
          }
          note={<Covered counted={lossCounted} of={losing} />}
          only="losing"
        />
        <Figure
          title={t`Miss their target`}
          value={<Count count={short} tone="text-warning" />}
          note={<Trans>earn, but less than you asked for</Trans>}
          only="missing"
        />
        <Figure
          title={t`Short of your targets each month`}
          value={isShortfallKnown ? <Money halalas={monthlyShortfall} /> : '–'}
          note={<Covered counted={shortfallCounted} of={missing} />}
        />
      </ul>
    </section>
  );
}
