import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Money } from '../../../components/figure/money.tsx';
import { Rate } from '../../../components/figure/rate.tsx';
import { getName } from '../../../domain/names/name.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import type { Explained } from '../riyal-lines.ts';
import { FigureRow } from '../reasons/figure-row.tsx';
import type { Answer } from '@saer/quoting/calculator/calculation';
import { useTargetText, useWeightText } from '../figure-texts.ts';

interface Figure {
  readonly of: Explained;
  readonly name: string;
  readonly value: ReactNode;
  readonly hint?: string;
}

/** Everything else there is to know about the price, in figures that open into their reasons. */
export function AnswerFigures({ answer }: { readonly answer: Answer }) {
  const { t } = useLingui();
  const language = useLanguage();
  const targetText = useTargetText();
  const weightText = useWeightText();
  const { table, quote } = answer;
  const { final, parcel, ownTarget } = quote;
  const { statement, margins } = final;
  const none = t`none`;
  const money = (halalas: number | null) => (halalas === null ? none : <Money halalas={halalas} />);
  const rate = (basisPoints: number | null) =>
    basisPoints === null ? none : <Rate basisPoints={basisPoints} />;
  const sizeClass = table.sizeClasses.find(({ code }) => code === parcel?.sizeClass);
  const isAsked = quote.recommended === null;
  const figures: readonly (Figure | false)[] = [
    !isAsked && { of: 'minimum', name: t`Minimum price`, value: money(quote.minimum.statement.price) },
    { of: 'breakEven', name: t`Break-even price`, value: money(quote.breakEven) },
    { of: 'payout', name: t`Payout to you`, value: money(statement.payout) },
    { of: 'storeFees', name: t`Store fees, with VAT`, value: money(statement.totalStoreFees) },
    { of: 'marginOfPrice', name: t`Margin on price`, value: rate(margins.ofPrice) },
    { of: 'marginOfNet', name: t`Margin on price before VAT`, value: rate(margins.ofNet) },
    { of: 'marginOfCost', name: t`Markup on the cost`, value: rate(margins.ofCost) },
    isAsked && { of: 'maxCost', name: t`Maximum cost before a loss`, value: money(quote.maxCostWithoutLoss) },
    !(isAsked && ownTarget === null) && {
      of: 'supplierCost',
      name: t`Most to pay a supplier`,
      value: money(quote.largestCost),
      ...(ownTarget === null ? {} : { hint: t`for ${targetText(ownTarget)}` }),
    },
    sizeClass !== undefined &&
      parcel !== null && {
        of: 'sizeClass',
        name: t`Size class`,
        value: getName(sizeClass, language),
        hint: t`shipping weight ${weightText(parcel.shippingWeight)}`,
      },
  ];
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)_auto_auto] gap-x-3 print:grid-cols-[minmax(0,1fr)_auto_auto_minmax(0,1fr)_auto_auto]">
      {figures.map((figure) =>
        figure === false ? null : <FigureRow key={figure.of} answer={answer} {...figure} />,
      )}
    </ul>
  );
}
