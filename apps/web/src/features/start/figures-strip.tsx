import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { SellerDashboard } from '@saer/contract/dashboard';
import { formatScaled } from '@saer/i18n/format-number';
import { Money } from '../../components/money.tsx';
import { Figure } from './figure.tsx';

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
