import { Trans } from '@lingui/react/macro';
import { formatShort } from '@saer/i18n/format-number';

/** A volume in cubic feet, from ten-thousandths of one. */
export function CubicFeet({ tenThousandths }: { readonly tenThousandths: number }) {
  const volume = formatShort(tenThousandths, 4);
  return (
    <bdi className="whitespace-nowrap">
      <Trans>{volume} cubic feet</Trans>
    </bdi>
  );
}
