import { useState } from 'react';
import { FileList } from '../files/file-list.tsx';
import type { StatementPhase, StatementSessionState } from '../use-statement.ts';
import { type ChosenKind, KindBars } from './kind-bars.tsx';
import { LineTable } from './line-table.tsx';
import { ProductTable } from './product-table.tsx';
import { UncheckedCard } from './unchecked-card.tsx';
import { Verdict } from './verdict.tsx';

type Props = {
  readonly session: StatementSessionState;
  readonly phase: Extract<StatementPhase, { readonly is: 'checked' }>;
};

/** A checked statement: the sum, where it comes from, and every product and line behind it. */
export function StatementResult({ session, phase }: Props) {
  const { check, read } = phase;
  const [kind, setKind] = useState<ChosenKind | null>(null);
  const [productKey, setProductKey] = useState<string | null>(null);
  return (
    <>
      <Verdict check={check} />
      <KindBars summary={check.summary} chosen={kind} onChoose={setKind} />
      <ProductTable summary={check.summary} chosen={productKey} onChoose={setProductKey} />
      <UncheckedCard session={session} phase={phase} />
      <LineTable
        session={session}
        check={check}
        kind={kind}
        productKey={productKey}
        onClear={() => {
          setKind(null);
          setProductKey(null);
        }}
      />
      <div className="print:hidden">
        <FileList read={read} check={check} session={session} />
      </div>
    </>
  );
}
