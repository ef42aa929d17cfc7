import { useLingui } from '@lingui/react/macro';
import { maxCost } from '@saer/pricing/max-cost';
import { ownTarget } from '@saer/pricing/product-target';
import { supplierCost } from '@saer/pricing/supplier-cost';
import { Money } from '../../../components/money.tsx';
import { Rate } from '../../../components/rate.tsx';
import { useLanguage } from '../../../lib/language.ts';
import type { Answer } from '../state/calculation.ts';
import { FigureList } from './figure-list.tsx';
import { nameOf } from '../../../domain/names/name-of.ts';
import { useTargetText } from './use-target-text.ts';
import { useWeightText } from './use-weight-text.ts';

/** Everything else there is to know about the price, in figures. */
export function AnswerFigures({ table, product, evaluation, found, wish }: Answer) {
  const { t } = useLingui();
  const language = useLanguage();
  const targetText = useTargetText();
  const weightText = useWeightText();
  const { terms, point } = evaluation;
  const { statement, margins } = point;
  const wished = { ...product, ...wish };
  const own = ownTarget(wished);
  const none = t`none`;
  const money = (halalas: number | null) => (halalas === null ? none : <Money halalas={halalas} />);
  const rate = (basisPoints: number | null) =>
    basisPoints === null ? none : <Rate basisPoints={basisPoints} />;
  const sizeClass = table.sizeClasses.find(({ code }) => code === evaluation.parcel?.sizeClass);
  return (
    <FigureList
      figures={[
        ...(found ? [{ name: t`Minimum price`, value: money(found.minimum.statement.price) }] : []),
        { name: t`Break-even price`, value: money(evaluation.breakEven) },
        { name: t`Payout to you`, value: money(statement.payout) },
        { name: t`Store fees, with VAT`, value: money(statement.totalStoreFees) },
        { name: t`Margin on price`, value: rate(margins.ofPrice) },
        { name: t`Margin on price before VAT`, value: rate(margins.ofNet) },
        { name: t`Markup on the cost`, value: rate(margins.ofCost) },
        ...(found === null
          ? [
              {
                name: t`Maximum cost before a loss`,
                value: money(maxCost(terms, { fixed: 0 }, statement.price)),
              },
            ]
          : []),
        ...(found === null && own === null
          ? []
          : [
              {
                name: t`Most to pay a supplier`,
                value: money(supplierCost(table, wished, terms, statement.price)),
                ...(own === null ? {} : { hint: t`for ${targetText(own)}` }),
              },
            ]),
        ...(sizeClass && evaluation.parcel
          ? [
              {
                name: t`Size class`,
                value: nameOf(sizeClass, language),
                hint: t`shipping weight ${weightText(evaluation.parcel.shippingWeight)}`,
              },
            ]
          : []),
      ]}
    />
  );
}
