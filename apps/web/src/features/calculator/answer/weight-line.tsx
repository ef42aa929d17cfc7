import { Trans } from '@lingui/react/macro';
import type { WeightExplanation } from '@saer/pricing/answer/explain-weight';
import { Scale } from 'lucide-react';
import { useWeightText } from '../figure-texts.ts';

type Props = { readonly weight: WeightExplanation<unknown> };

/** Which weight counted, the unit with its packaging or its volume, and up to where the fee is the same. */
export function WeightLine({ weight }: Props) {
  return (
    <p className="flex gap-2 text-sm text-muted" data-testid="weight-line">
      <Scale aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>
        <Counted weight={weight} /> <Slab weight={weight} />
      </span>
    </p>
  );
}

function Counted({ weight: { unit, packaging, volumetric, counted } }: Props) {
  const text = useWeightText();
  const packed = text(unit + packaging);
  if (volumetric === null)
    return packaging > 0 ? (
      <Trans>The weight counts: {packed} with packaging.</Trans>
    ) : (
      <Trans>The weight counts: {packed}.</Trans>
    );
  const volume = text(volumetric);
  if (counted === 'volume')
    return packaging > 0 ? (
      <Trans>
        The volume counts: {volume}, more than the {packed} it weighs with packaging.
      </Trans>
    ) : (
      <Trans>
        The volume counts: {volume}, more than the {packed} it weighs.
      </Trans>
    );
  return packaging > 0 ? (
    <Trans>
      The weight counts: {packed} with packaging. The volume, {volume}, is not more.
    </Trans>
  ) : (
    <Trans>
      The weight counts: {packed}. The volume, {volume}, is not more.
    </Trans>
  );
}

function Slab({ weight: { unit, packaging, volumetric, shippingWeight, slabLimit } }: Props) {
  const text = useWeightText();
  const [shipped, limit] = [text(shippingWeight), text(slabLimit)];
  return shippingWeight === Math.max(unit + packaging, volumetric ?? 0) ? (
    <Trans>It pays the fee for up to {limit}.</Trans>
  ) : (
    <Trans>
      Rounded up to {shipped}, it pays the fee for up to {limit}.
    </Trans>
  );
}
