import { Trans } from '@lingui/react/macro';
import { formatWeight } from '@saer/i18n/format-measure';

/** A weight in grams. */
export function Weight({ grams }: { readonly grams: number }) {
  const weight = formatWeight(grams);
  return (
    <bdi className="whitespace-nowrap">
      <Trans>{weight} g</Trans>
    </bdi>
  );
}
