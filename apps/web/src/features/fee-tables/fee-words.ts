import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Handover } from '@saer/contract/fees/fee-table';
import type { referralShapes } from '@saer/contract/fees/choices';

export type Shape = (typeof referralShapes)[number];

export const handoverWords: Readonly<Record<Handover, MessageDescriptor>> = {
  DROP_OFF: msg`Dropped off by the seller`,
  PICKUP: msg`Picked up by the courier`,
};

export const shapeWords: Readonly<Record<Shape, MessageDescriptor>> = {
  flat: msg`One rate`,
  threshold: msg`By price`,
  sliding: msg`In two parts`,
};

/** Labels of the figures of a size class, a slab and a commission. */
export const fieldWords = {
  nameEn: msg`English name`,
  nameAr: msg`Arabic name`,
  code: msg`Code`,
  position: msg`Place in the order`,
  handover: msg`Handover`,
  longestSide: msg`Longest side`,
  medianSide: msg`Median side`,
  shortestSide: msg`Shortest side`,
  packaging: msg`Packaging`,
  maxShippingWeight: msg`Heaviest parcel`,
  breakpoint: msg`Fee changes at the price`,
  overflowStep: msg`Every additional`,
  overflowFee: msg`Adds this fee`,
  slabs: msg`Weight slabs`,
  maxWeight: msg`Up to`,
  feeBelow: msg`Fee up to that price`,
  feeAbove: msg`Fee above that price`,
  shape: msg`Commission type`,
  rate1: msg`Rate`,
  limit: msg`Changes at the price`,
  rate2: msg`Rate above`,
  status: msg`Verification`,
  source: msg`Source`,
  note: msg`Note`,
  name: msg`Name`,
  effectiveFrom: msg`In force from`,
} as const satisfies Record<string, MessageDescriptor>;
export type FieldName = keyof typeof fieldWords;
