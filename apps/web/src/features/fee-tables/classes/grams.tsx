import { Trans } from '@lingui/react/macro';
import { formatWeight } from '@saer/i18n/format-measure';

/** Grams; null is displayed as a word. */
export function Grams({ weight }: { readonly weight: number | null }) {
  return weight === null ? (
    <span className="text-muted">
      <Trans>No limit</Trans>
    </span>
  ) : (
    <bdi dir="ltr" className="whitespace-nowrap tabular-nums">
      {formatWeight(weight)}
    </bdi>
  );
}
