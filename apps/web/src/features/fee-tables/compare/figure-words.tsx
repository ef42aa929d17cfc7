import { useLingui } from '@lingui/react/macro';
import { provenanceStatuses } from '@saer/contract/fees/provenance';
import { referralShapes } from '@saer/contract/fees/choices';
import { formatSide, formatWeight } from '@saer/i18n/format-measure';
import { Money } from '../../../components/figure/money.tsx';
import { Rate } from '../../../components/figure/rate.tsx';
import { type FieldName, shapeWords } from '../fee-words.ts';
import { statusLabels } from '../../../domain/provenance/status-labels.ts';
import type { Figure, Change } from './difference.ts';

type Measure = 'money' | 'rate' | 'side' | 'weight';

/** The unit of each figure; the others are text. */
export const measures: Readonly<Partial<Record<FieldName, Measure>>> = {
  longestSide: 'side',
  medianSide: 'side',
  shortestSide: 'side',
  packaging: 'weight',
  maxShippingWeight: 'weight',
  maxWeight: 'weight',
  overflowStep: 'weight',
  breakpoint: 'money',
  overflowFee: 'money',
  feeBelow: 'money',
  feeAbove: 'money',
  limit: 'money',
  rate1: 'rate',
  rate2: 'rate',
};

/** Says whether a change costs sellers more or less, or neither is known. */
export const tendency = ({ field, before, after }: Change): 'dearer' | 'cheaper' | undefined => {
  const isFee = ['feeBelow', 'feeAbove', 'overflowFee', 'rate1', 'rate2'].includes(field);
  if (!isFee || typeof before !== 'number' || typeof after !== 'number') return undefined;
  return after > before ? 'dearer' : 'cheaper';
};

type Props = { readonly field: FieldName; readonly figure: Figure };

/** A figure of a version as its field is written: a sum, a rate, a side, a weight or a word. */
export function FigureWords({ field, figure }: Props) {
  const { t, i18n } = useLingui();
  if (figure === null) return <span className="text-muted">–</span>;
  if (typeof figure === 'string') {
    const status = provenanceStatuses.find((each) => each === figure);
    if (field === 'status' && status !== undefined) return <>{i18n._(statusLabels[status])}</>;
    const shape = referralShapes.find((each) => each === figure);
    if (field === 'shape' && shape !== undefined) return <>{i18n._(shapeWords[shape])}</>;
    return (
      <span className="flex ltr:justify-end">
        <span dir="auto" title={figure} className="line-clamp-2 text-start [overflow-wrap:anywhere]">
          {figure}
        </span>
      </span>
    );
  }
  const measure = measures[field];
  if (measure === 'money') return <Money halalas={figure} />;
  if (measure === 'rate') return <Rate basisPoints={figure} />;
  const text = measure === 'side' ? t`${formatSide(figure)} cm` : t`${formatWeight(figure)} g`;
  return <bdi className="whitespace-nowrap tabular-nums">{text}</bdi>;
}
