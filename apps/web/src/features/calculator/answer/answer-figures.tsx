import { useLingui } from '@lingui/react/macro';
import { formatWeight } from '@saer/i18n/format-measure';
import { isolateLtr } from '@saer/i18n/isolate-ltr';
import { largestCost } from '@saer/pricing/largest-cost';
import { Money } from '../../../components/money.tsx';
import { Rate } from '../../../components/rate.tsx';
import { useLanguage } from '../../../lib/language.ts';
import type { Answer } from '../state/calculation.ts';
import { FigureList } from './figure-list.tsx';
import { nameOf } from '../name-of.ts';

/** Everything else there is to know about the price, in figures. */
export function AnswerFigures({ table, evaluation, found }: Answer) {
  const { t } = useLingui();
  const language = useLanguage();
  const { statement, margins } = evaluation.point;
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
        { name: t`The store pays out`, value: money(statement.payout) },
        { name: t`The store keeps, with VAT`, value: money(statement.totalStoreFees) },
        { name: t`Margin of the price`, value: rate(margins.ofPrice) },
        { name: t`Margin of net sales`, value: rate(margins.ofNet) },
        { name: t`Markup on the cost`, value: rate(margins.ofCost) },
        found
          ? { name: t`Largest cost at this price`, value: money(found.largestCost) }
          : {
              name: t`Largest cost without a loss`,
              value: money(largestCost(evaluation.terms, { fixed: 0 }, statement.price)),
            },
        ...(sizeClass && evaluation.parcel
          ? [
              {
                name: t`Size class`,
                value: nameOf(sizeClass, language),
                hint: t`shipping weight ${isolateLtr(formatWeight(evaluation.parcel.shippingWeight))} g`,
              },
            ]
          : []),
      ]}
    />
  );
}
