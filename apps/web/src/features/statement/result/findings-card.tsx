import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatRate } from '@saer/i18n/format-rate';
import type { FindingSum } from '@saer/tools/statement/finding-sums';
import type { StatementSummary } from '@saer/tools/statement/summary';
import { useId } from 'react';
import { Card } from '../../../components/card.tsx';
import { Money } from '../../../components/money.tsx';
import { Pagination, usePages } from '../../../components/pagination.tsx';
import { chargeWords, findingAdvice, findingWords } from '../statement-words.ts';

type Props = {
  readonly summary: StatementSummary;
  readonly onChoose: (productKey: string) => void;
};

/** Lists what stands out in fees that could not be checked, by product. Pressing one filters the lines below. */
export function FindingsCard({ summary: { findings }, onChoose }: Props) {
  const { t, i18n } = useLingui();
  const id = useId();
  const pages = usePages(10);
  if (findings.length === 0) return null;
  return (
    <Card labelledBy={id}>
      <h2 id={id} className="text-base font-semibold text-ink">
        <Trans>What to look at</Trans>
      </h2>
      <p className="mt-1 text-sm text-muted">
        <Trans>
          These fees were not checked, because their product is not known. They stand out all the same.
        </Trans>
      </p>
      <ul className="mt-2 flex flex-col gap-1" data-testid="findings">
        {findings.slice((pages.page - 1) * pages.limit, pages.page * pages.limit).map((finding) => (
          <li key={`${finding.fee} ${finding.kind} ${finding.key}`}>
            <button
              type="button"
              onClick={() => onChoose(finding.key)}
              className="-mx-2 flex w-[calc(100%+--spacing(4))] flex-col gap-y-0.5 rounded-control px-2 py-2 text-start transition-colors hover:bg-hover"
            >
              <span className="text-sm font-medium text-ink">
                {i18n._(findingWords[finding.kind])}
                <FindingValue finding={finding} />
              </span>
              <span className="flex flex-wrap gap-x-2 text-xs text-muted">
                <bdi className="[overflow-wrap:anywhere]">{finding.name}</bdi>
                <span>
                  {i18n._(chargeWords[finding.fee])} ·{' '}
                  {t`${plural(finding.lines, { one: '# line', other: '# lines' })}`}
                </span>
                <span>
                  <Trans>
                    <Money halalas={finding.charged} /> charged
                  </Trans>
                </span>
              </span>
              <span className="text-xs text-muted print:hidden">{i18n._(findingAdvice[finding.kind])}</span>
            </button>
          </li>
        ))}
      </ul>
      {findings.length <= 10 ? null : <Pagination {...pages} total={findings.length} />}
    </Card>
  );
}

/** The rate or the fee of a unit that stands out, from the lowest to the highest. */
function FindingValue({ finding: { rates, units } }: { readonly finding: FindingSum }) {
  if (rates !== null) {
    const [lowest, highest] = rates;
    return (
      <>
        : {formatRate(lowest)}
        {highest === lowest ? null : <> – {formatRate(highest)}</>}
      </>
    );
  }
  if (units === null) return null;
  const [lowest, highest] = units;
  return (
    <>
      : <Money halalas={lowest} />
      {highest === lowest ? null : (
        <>
          {' '}
          – <Money halalas={highest} />
        </>
      )}
    </>
  );
}
