import type { FieldName } from '../fee-words.ts';
import type { Change } from './difference.ts';

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

/** Whether a change costs sellers more or less, or neither is known. */
export const tendency = ({ field, before, after }: Change): 'dearer' | 'cheaper' | undefined => {
  const isFee = ['feeBelow', 'feeAbove', 'overflowFee', 'rate1', 'rate2'].includes(field);
  if (!isFee || typeof before !== 'number' || typeof after !== 'number') return undefined;
  return after > before ? 'dearer' : 'cheaper';
};
