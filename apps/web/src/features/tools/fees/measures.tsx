import { Trans } from '@lingui/react/macro';
import { formatSide, formatWeight } from '@saer/i18n/format-measure';
import { formatShort } from '@saer/i18n/format-number';

/** A length in centimetres. */
export function Side({ millimetres }: { readonly millimetres: number }) {
  const length = formatSide(millimetres);
  return (
    <bdi className="whitespace-nowrap">
      <Trans>{length} cm</Trans>
    </bdi>
  );
}

/** A weight in grams. */
export function Weight({ grams }: { readonly grams: number }) {
  const weight = formatWeight(grams);
  return (
    <bdi className="whitespace-nowrap">
      <Trans>{weight} g</Trans>
    </bdi>
  );
}

/** A volume in cubic feet, from ten-thousandths of one. */
export function CubicFeet({ tenThousandths }: { readonly tenThousandths: number }) {
  const volume = formatShort(tenThousandths, 4);
  return (
    <bdi className="whitespace-nowrap">
      <Trans>{volume} cubic feet</Trans>
    </bdi>
  );
}
