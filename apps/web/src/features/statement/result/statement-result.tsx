import { Suspense, useState } from 'react';
import { AssignColumns } from '../columns/assign-columns.tsx';
import { FileList } from '../files/file-list.tsx';
import type { FileReport, LineFilter } from '../reading/statement-tasks.ts';
import type { StatementPhase, StatementSessionState } from '../use-statement.ts';
import { StatementClaims } from '../lazy-statement-claims.tsx';
import { StatementRates } from '../lazy-statement-rates.tsx';
import { CategoryCard } from './category-card.tsx';
import { ClaimsCard } from './claims-card.tsx';
import { FindingsCard } from './findings-card.tsx';
import { type ChosenKind, KindBars } from './kind-bars.tsx';
import { LineTable } from './line-table.tsx';
import { ProductTable } from './product-table.tsx';
import { UncheckedCard } from './unchecked-card.tsx';
import { Verdict } from './verdict.tsx';

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
