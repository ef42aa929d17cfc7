import { Trans, useLingui } from '@lingui/react/macro';
import { formatMonth } from '@saer/i18n/format-month';
import { formatMoney } from '@saer/i18n/format-money';
import { Suspense, useMemo } from 'react';
import { loadMessages } from '../../../lib/language.ts';
import { lazyComponent } from '../../../components/lazy-component.tsx';
import { Tabs } from '../../../components/tabs.tsx';
import { seenIn } from '@saer/quoting/statement-rates';
import { useLanguage } from '../../../lib/language.ts';
import { AnswerFigures } from './answer-figures.tsx';
import { AnswerNotes } from './answer-notes.tsx';
import type { Answer } from '@saer/quoting/calculator/calculation';
import { FeeTableLine } from '../form/fee-table-line.tsx';
import { PriceCurve } from '../charts/price-curve.tsx';
import { Receipt } from '../charts/receipt.tsx';
import { riyalLines } from '../charts/riyal-lines.ts';
import { Waterfall } from '../charts/waterfall.tsx';
import { PrintedInputs } from './printed-inputs.tsx';
import { ToBeConfirmed } from './to-be-confirmed.tsx';
import { WeightNotes } from './weight-notes.tsx';
import { ZoneNotes } from './zone-notes.tsx';

type Props = {
  readonly answer: Answer;
  readonly onUsePrice: (price: number) => void;
  readonly onEnterSides: () => void;
};

/** Asked for only by a seller who is not registered. */
const SaleVatNotice = lazyComponent(async () => {
  const [{ SaleVatNotice: Loaded }] = await Promise.all([
    import('../sale-vat/sale-vat-notice.tsx'),
    loadMessages('sale-vat'),
  ]);
  return Loaded;
});

/** Advice from an unconfirmed range factor, which does not change the price. */
function ProposedFactor({ quote }: Pick<Answer, 'quote'>) {
  if (quote.recommended === null || quote.proposal === null) return null;
  const { proposal } = quote;
  const floor = formatMoney(proposal.floor);
  return (
    <p className="text-sm text-muted" data-testid="proposed-factor">
      {proposal.price === null ? (
        <Trans>
          A proposed range factor, not yet confirmed by an admin, would ask for a profit of at least {floor}:
          no price reaches it.
        </Trans>
      ) : (
        <Trans>
          A proposed range factor, not yet confirmed by an admin, would ask for a profit of at least {floor}:
          a price of {formatMoney(proposal.price)}.
        </Trans>
      )}
    </p>
  );
}

/** The unconfirmed fees of this answer, each with its source. */
function UnconfirmedFees({ table, product, quote, toConfirm }: Answer) {
  const { t } = useLingui();
  const sizeClass = table.sizeClasses.find(({ code }) => code === quote.parcel?.sizeClass);
  // VAT that the store may keep has a notice of its own.
  const fees = toConfirm.flatMap((fee) => {
    if (fee === 'saleVat') return [];
    return fee === 'referral'
      ? [{ name: t`Commission`, from: table.referralProvenance[product.subFamily] }]
      : [{ name: t`Fulfilment fee`, from: sizeClass }];
  });
  if (fees.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1 text-xs text-muted">
      {fees.map(({ name, from }) => (
        <li key={name} className="flex flex-wrap items-center gap-x-2">
          <Trans>{name}:</Trans>{' '}
          <ToBeConfirmed of={name} source={from?.source ?? null} note={from?.note ?? null} />
        </li>
      ))}
    </ul>
  );
}

/** The statement that shows the commission of this answer. */
function SeenCommission({ table, product }: Pick<Answer, 'table' | 'product'>) {
  const language = useLanguage();
  const seen = product.override?.referral === undefined ? seenIn(table, product.subFamily) : undefined;
  if (seen === undefined) return null;
  const month = formatMonth(seen, language);
  return (
    <p className="text-xs text-muted" data-testid="seen-commission">
      <Trans>Commission: seen on your statement of {month}.</Trans>
    </p>
  );
}

/** Everything behind an answer, each chart drawn from the same statement. */
export function AnswerDetails({ answer, onUsePrice, onEnterSides }: Props) {
  const { t } = useLingui();
  const { table, product, quote } = answer;
  const { statement } = quote.final;
  const { cost } = quote.terms;
  const lines = useMemo(() => riyalLines(statement, cost), [statement, cost]);
  return (
    <>
      <PrintedInputs answer={answer} />
      {product.vatRegistered || table.store.deemedSupplier === null || product.vat === 0 ? null : (
        <Suspense>
          <SaleVatNotice answer={answer} />
        </Suspense>
      )}
      <AnswerNotes quote={quote} onUsePrice={onUsePrice} />
      <WeightNotes {...answer} onEnterSides={onEnterSides} />
      <ProposedFactor quote={quote} />
      <div className="[&_[role=tablist]]:print:hidden">
        <Tabs
          label={t`Ways to look at the price`}
          pages={[
            {
              id: 'receipt',
              title: t`Where each riyal goes`,
              content: (
                <div className="flex flex-col gap-5">
                  <div className="print:hidden">
                    <Waterfall lines={lines} price={statement.price} />
                  </div>
                  <Receipt lines={lines} answer={answer} />
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
      </div>
      <ZoneNotes quote={quote} onUsePrice={onUsePrice} />
      <AnswerFigures answer={answer} />
      <div className="flex flex-col gap-2 border-t border-line pt-4">
        <FeeTableLine version={table.version} />
        <UnconfirmedFees {...answer} />
        <SeenCommission {...answer} />
        <p className="text-xs text-muted">
          {statement.outputVat > 0 ? (
            <Trans>
              Margins are rounded down. The price includes VAT, as it must be shown in Saudi Arabia.
            </Trans>
          ) : product.vat === 0 ? (
            <Trans>Margins are rounded down. No VAT is due on this sale.</Trans>
          ) : (
            <Trans>Margins are rounded down. No VAT on the sale is taken from you here.</Trans>
          )}
        </p>
      </div>
    </>
  );
}
