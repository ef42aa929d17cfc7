import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { Tabs } from '../../../components/tabs.tsx';
import { AnswerFigures } from './answer-figures.tsx';
import { AnswerNotes } from './answer-notes.tsx';
import type { Answer } from '../state/calculation.ts';
import { FeeTableLine } from '../form/fee-table-line.tsx';
import { PriceCurve } from '../charts/price-curve.tsx';
import { ProposedFactor } from './proposed-factor.tsx';
import { Receipt } from '../charts/receipt.tsx';
import { riyalLines } from '../charts/riyal-lines.ts';
import { UnconfirmedFees } from './unconfirmed-fees.tsx';
import { Waterfall } from '../charts/waterfall.tsx';
import { WeightNotes } from './weight-notes.tsx';
import { ZoneNotes } from './zone-notes.tsx';

type Props = {
  readonly answer: Answer;
  readonly onUsePrice: (price: number) => void;
  readonly onEnterSides: () => void;
};

/** Everything behind an answer, each chart drawn from the same statement. */
export function AnswerDetails({ answer, onUsePrice, onEnterSides }: Props) {
  const { t } = useLingui();
  const { table, quote } = answer;
  const { statement } = quote.final;
  const { cost } = quote.terms;
  const lines = useMemo(() => riyalLines(statement, cost), [statement, cost]);
  return (
    <>
      <AnswerNotes quote={quote} onUsePrice={onUsePrice} />
      <WeightNotes {...answer} onEnterSides={onEnterSides} />
      <ProposedFactor quote={quote} />
      <Tabs
        label={t`Ways to look at the price`}
        pages={[
          {
            id: 'receipt',
            title: t`Where each riyal goes`,
            content: (
              <div className="flex flex-col gap-5">
                <Waterfall lines={lines} price={statement.price} />
                <Receipt lines={lines} price={statement.price} />
              </div>
            ),
          },
          {
            id: 'curve',
            title: t`Price and profit`,
            content: <PriceCurve quote={quote} />,
          },
        ]}
      />
      <ZoneNotes quote={quote} onUsePrice={onUsePrice} />
      <AnswerFigures {...answer} />
      <div className="flex flex-col gap-2 border-t border-line pt-4">
        <FeeTableLine version={table.version} />
        <UnconfirmedFees {...answer} />
        <p className="text-xs text-muted">
          {statement.outputVat > 0 ? (
            <Trans>
              Margins are rounded down. The price includes VAT, as it must be shown in Saudi Arabia.
            </Trans>
          ) : (
            <Trans>Margins are rounded down. No VAT is due on this sale.</Trans>
          )}
        </p>
      </div>
    </>
  );
}
