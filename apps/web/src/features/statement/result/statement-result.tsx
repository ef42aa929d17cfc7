import { Suspense, useState, useId } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatShort, formatRate } from '@saer/i18n/format-number';
import type { CategorySum } from '@saer/tools/statement/categories';
import type { StatementSummary } from '@saer/tools/statement/summary';
import { plural } from '@lingui/core/macro';
import type { FindingSum } from '@saer/tools/statement/finding-sums';
import { AssignColumns } from '../columns/assign-columns.tsx';
import { FileList } from '../files/file-list.tsx';
import type { FileReport, LineFilter } from '../reading/statement-tasks.ts';
import type { StatementPhase, StatementSessionState } from '../use-statement.ts';
import { StatementClaims } from '../lazy-statement-claims.tsx';
import { StatementRates } from '../lazy-statement-rates.tsx';
import { ClaimsCard } from './claims-card.tsx';
import { type ChosenKind, KindBars } from './kind-bars.tsx';
import { LineTable } from './line-table.tsx';
import { ProductTable } from './product-table.tsx';
import { UncheckedCard } from './unchecked-card.tsx';
import { Verdict } from './verdict.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { Money } from '../../../components/figure/money.tsx';
import { categoryWords, chargeWords, findingAdvice, findingWords } from '../statement-words.ts';
import { Pagination, usePages } from '../../../components/table/pagination.tsx';

type FindingsCardProps = {
  readonly summary: StatementSummary;
  readonly onChoose: (productKey: string) => void;
};

/** Lists what stands out in fees that could not be checked, by product. Pressing one filters the lines below. */
function FindingsCard({ summary: { findings }, onChoose }: FindingsCardProps) {
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

/** Every charge of the files in one category, and what they add up to. */
function CategoryCard({ summary: { categories, total } }: { readonly summary: StatementSummary }) {
  const { t, i18n } = useLingui();
  const id = useId();
  if (categories.length === 0) return null;
  const charges = categories.reduce((sum, each) => sum + each.charges, 0);
  return (
    <Card labelledBy={id}>
      <h2 id={id} className="text-base font-semibold text-ink">
        <Trans>Every charge in the files</Trans>
      </h2>
      <table className="mt-2 w-full text-sm" data-testid="categories">
        <thead>
          <tr className="text-xs text-muted">
            <th scope="col" className="py-1 text-start font-normal">{t`Kind of charge`}</th>
            <th scope="col" className="px-3 py-1 text-end font-normal">{t`Charges`}</th>
            <th scope="col" className="py-1 text-end font-normal">{t`Charged, with VAT`}</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {categories.map((of) => (
            <tr key={of.category}>
              <th scope="row" className="py-1.5 text-start font-normal text-ink">
                {i18n._(categoryWords[of.category])}
                <Excess of={of} />
              </th>
              <td className="px-3 py-1.5 text-end align-top text-muted tabular-nums">
                {formatShort(of.charges, 0)}
              </td>
              <td className="py-1.5 text-end align-top whitespace-nowrap text-ink tabular-nums">
                <Money halalas={of.charged} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t border-line font-medium text-ink">
            <th scope="row" className="py-1.5 text-start font-medium">{t`Total`}</th>
            <td className="px-3 py-1.5 text-end tabular-nums">{formatShort(charges, 0)}</td>
            <td className="py-1.5 text-end whitespace-nowrap tabular-nums">
              <Money halalas={total} />
            </td>
          </tr>
        </tfoot>
      </table>
    </Card>
  );
}

/** The part of a category that was charged too much or too little. */
function Excess({ of: { excess } }: { readonly of: CategorySum }) {
  if (excess === 0) return null;
  return (
    <span className={`block text-xs ${excess > 0 ? 'text-danger' : 'text-muted'}`}>
      {excess > 0 ? (
        <Trans>
          <Money halalas={excess} /> too much
        </Trans>
      ) : (
        <Trans>
          <Money halalas={0 - excess} /> too little
        </Trans>
      )}
    </span>
  );
}

type Props = {
  readonly session: StatementSessionState;
  readonly phase: Extract<StatementPhase, { readonly is: 'checked' }>;
};

/** Files whose columns were recognised by their words alone, or by what others write of them: the seller can correct them. */
const hasUnconfirmedColumns = ({ layout, outcome, isAssigned }: FileReport): boolean =>
  outcome.is === 'lines' && !isAssigned && (layout === 'own' || layout === 'noonTransactionView');

/** A checked statement: the sum, where it comes from, and every product and line behind it. */
export function StatementResult({ session, phase }: Props) {
  const { check, read } = phase;
  const { differing, findings } = check.summary;
  // What there is to see comes first; the seller's choice stays.
  const [show, setShow] = useState<LineFilter['show'] | null>(null);
  const found = differing > 0 ? 'differing' : findings.length > 0 ? 'findings' : 'all';
  const [kind, setKind] = useState<ChosenKind | null>(null);
  const [productKey, setProductKey] = useState<string | null>(null);
  return (
    <>
      <Verdict check={check} />
      <ClaimsCard check={check} read={read} />
      <Suspense>
        <StatementClaims session={session} check={check} />
      </Suspense>
      <Suspense>
        <StatementRates learned={check.learned} />
      </Suspense>
      <FindingsCard
        summary={check.summary}
        onChoose={(key) => {
          setKind(null);
          setProductKey(key);
          setShow('findings');
        }}
      />
      <KindBars
        summary={check.summary}
        chosen={kind}
        onChoose={(chosen) => {
          setKind(chosen);
          if (chosen !== null) setShow('differing');
        }}
      />
      <CategoryCard summary={check.summary} />
      <ProductTable summary={check.summary} chosen={productKey} onChoose={setProductKey} />
      <UncheckedCard session={session} phase={phase} />
      <LineTable
        session={session}
        read={read}
        check={check}
        kind={kind}
        productKey={productKey}
        show={show ?? found}
        onShow={setShow}
        onClear={() => {
          setKind(null);
          setProductKey(null);
        }}
      />
      <div className="flex flex-col gap-4 print:hidden">
        <FileList read={read} check={check} session={session} />
        {read.files.filter(hasUnconfirmedColumns).map((file) => (
          <AssignColumns
            key={file.index}
            file={file}
            isRead
            onAssign={(columns) => void session.assign(file.index, columns)}
          />
        ))}
      </div>
    </>
  );
}
