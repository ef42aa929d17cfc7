import { useLingui } from '@lingui/react/macro';
import { Money } from '../../../components/money.tsx';
import { Rate } from '../../../components/rate.tsx';
import { useLanguage } from '../../../lib/language.ts';
import type { Answer } from '../state/calculation.ts';
import { FigureList } from './figure-list.tsx';
import { nameOf } from '../../../domain/names/name-of.ts';
import { useTargetText } from './use-target-text.ts';
import { useWeightText } from './use-weight-text.ts';

/** Everything else there is to know about the price, in figures. */
export function AnswerFigures({ table, quote }: Pick<Answer, 'table' | 'quote'>) {
  const { t } = useLingui();
  const language = useLanguage();
  const targetText = useTargetText();
  const weightText = useWeightText();
  const { final, parcel, ownTarget } = quote;
  const { statement, margins } = final;
  const none = t`none`;
  const money = (halalas: number | null) => (halalas === null ? none : <Money halalas={halalas} />);
  const rate = (basisPoints: number | null) =>
    basisPoints === null ? none : <Rate basisPoints={basisPoints} />;
  const sizeClass = table.sizeClasses.find(({ code }) => code === parcel?.sizeClass);
  return (
    <FigureList
      figures={[
        ...(quote.recommended === null
          ? []
          : [{ name: t`Minimum price`, value: money(quote.minimum.statement.price) }]),
        { name: t`Break-even price`, value: money(quote.breakEven) },
        { name: t`Payout to you`, value: money(statement.payout) },
        { name: t`Store fees, with VAT`, value: money(statement.totalStoreFees) },
        { name: t`Margin on price`, value: rate(margins.ofPrice) },
        { name: t`Margin on price before VAT`, value: rate(margins.ofNet) },
        { name: t`Markup on the cost`, value: rate(margins.ofCost) },
        ...(quote.recommended === null
          ? [{ name: t`Maximum cost before a loss`, value: money(quote.maxCostWithoutLoss) }]
          : []),
        ...(quote.recommended === null && ownTarget === null
          ? []
          : [
              {
                name: t`Most to pay a supplier`,
                value: money(quote.maxCost),
                ...(ownTarget === null ? {} : { hint: t`for ${targetText(ownTarget)}` }),
              },
            ]),
        ...(sizeClass && parcel
          ? [
              {
                name: t`Size class`,
                value: nameOf(sizeClass, language),
                hint: t`shipping weight ${weightText(parcel.shippingWeight)}`,
              },
            ]
          : []),
      ]}
    />
  );
}
