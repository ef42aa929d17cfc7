import { Trans, useLingui } from '@lingui/react/macro';
import { formatMonth } from '@saer/i18n/format-month';
import { formatMoney } from '@saer/i18n/format-money';
import { Suspense, useMemo, type ReactNode } from 'react';
import { seenIn } from '@saer/quoting/statement-rates';
import type { Answer } from '@saer/quoting/calculator/calculation';
import { shortfallAt } from '@saer/quoting/check-price';
import { loadMessages, useLanguage } from '../../../lib/language/language.ts';
import { lazyComponent } from '../../../components/layout/lazy-component.tsx';
import { Tabs } from '../../../components/button/tabs.tsx';
import { AnswerFigures } from './answer-figures.tsx';
import { FeeTableLine } from '../fee-table-line.tsx';
import { PriceCurve } from '../charts/price-curve.tsx';
import { Receipt } from '../charts/receipt.tsx';
import { riyalLines } from '../riyal-lines.ts';
import { Waterfall } from '../charts/waterfall.tsx';
import { PrintedInputs } from './printed-inputs.tsx';
import { ToBeConfirmed } from '../to-be-confirmed.tsx';
import { ZoneNotes } from './zone-notes.tsx';
import { Button } from '../../../components/button/button.tsx';
import { MaxVolume } from './max-volume.tsx';
import { WeightLine } from './weight-line.tsx';
import { LostWords } from './lost-words.tsx';
import { getName } from '../../../domain/names/name.ts';
import { otherAnswer, type OtherParcel } from '../state/other-answer.ts';

type ClassAgainstSidesProps = {
  readonly answer: Answer;
  readonly bySides: OtherParcel;
  readonly children: ReactNode;
};

/** The class that was named and the sides that were typed lead to different fees. */
function ClassAgainstSides({ answer, bySides, children }: ClassAgainstSidesProps) {
  const language = useLanguage();
  const nameOfClass = (classCode: string | null | undefined): string => {
    const sizeClass = answer.table.sizeClasses.find(({ code }) => code === classCode);
    return sizeClass ? getName(sizeClass, language) : '';
  };
  const [named, other] = [nameOfClass(answer.product.sizeClass), nameOfClass(bySides.sizeClass)];
  const { is, amount } = otherAnswer(answer.quote, bySides);
  const money = formatMoney(amount ?? 0);
  return (
    <div
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-warning-soft px-3.5 py-2.5 text-sm text-ink [&>button]:-ms-4 [&>button]:print:hidden"
      data-testid="class-against-sides"
    >
      <p>
        {bySides.sizeClass === null ? (
          <Trans>You chose “{named}”, but no size class takes the three sides you typed.</Trans>
        ) : amount === null ? (
          <Trans>
            You chose “{named}”; the three sides you typed make it “{other}”: then no price reaches your
            target.
          </Trans>
        ) : is === 'price' ? (
          <Trans>
            You chose “{named}”; the three sides you typed make it “{other}”: then the price is {money}.
          </Trans>
        ) : (
          <Trans>
            You chose “{named}”; the three sides you typed make it “{other}”: then the profit is {money}.
          </Trans>
        )}
      </p>
      {children}
    </div>
  );
}

type AnswerNotesProps = Pick<Answer, 'quote'> & {
  readonly onUsePrice: (price: number) => void;
};

/** A warning about this price: a lower one earns more. */
function AnswerNotes({ quote, onUsePrice }: AnswerNotesProps) {
  const { deadZone } = quote.final;
  if (deadZone === null) return null;
  const price = deadZone.earnsMoreAt;
  const better = formatMoney(price);
  const lost = shortfallAt(quote, price);
  return (
    <div
      aria-live="polite"
      className="flex flex-col gap-2 rounded-control border border-warning bg-warning-soft px-3.5 py-3 text-sm text-ink"
    >
      <p className="font-medium">
        <Trans>You would earn more at {better}: the fees jump just above it.</Trans>{' '}
        {lost ? <LostWords price={price} lost={lost} /> : null}
      </p>
      <div className="print:hidden">
        <Button onPress={() => onUsePrice(price)}>
          <Trans>Use {better}</Trans>
        </Button>
      </div>
    </div>
  );
}

type WeightNotesProps = Answer & { readonly onEnterSides: () => void };

/** The weight used for the fulfilment fee, and why it is uncertain. */
function WeightNotes({ onEnterSides, ...answer }: WeightNotesProps) {
  const { weight } = answer.quote;
  if (weight === null) return null;
  const { largestVolume, bySides } = weight;
  return (
    <div className="flex flex-col gap-3">
      <WeightLine weight={weight} />
      {largestVolume ? (
        <MaxVolume answer={answer} max={largestVolume}>
          <Button tone="quiet" onPress={onEnterSides}>
            <Trans>Enter the three sides</Trans>
          </Button>
        </MaxVolume>
      ) : null}
      {bySides ? (
        <ClassAgainstSides answer={answer} bySides={bySides}>
          <Button tone="quiet" onPress={onEnterSides}>
            <Trans>Go by the sides</Trans>
          </Button>
        </ClassAgainstSides>
      ) : null}
    </div>
  );
}

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
