import { Trans } from '@lingui/react/macro';
import type { VersionClass } from '@saer/contract/fee-version';
import { formatSide } from '@saer/i18n/format-measure';

/** The three sides in one line, left to right; a side without a limit is a dash. */
export function Sides({ of }: { readonly of: VersionClass }) {
  const sides = [of.longestSide, of.medianSide, of.shortestSide];
  if (sides.every((side) => side === null)) return <Trans>Any size</Trans>;
  return (
    <bdi dir="ltr" className="whitespace-nowrap tabular-nums">
      {sides.map((side) => (side === null ? '–' : formatSide(side))).join(' × ')}
    </bdi>
  );
}
