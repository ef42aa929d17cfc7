import { Trans } from '@lingui/react/macro';
import { formatSide } from '@saer/i18n/format-measure';

/** A length in centimetres. */
export function Side({ millimetres }: { readonly millimetres: number }) {
  const length = formatSide(millimetres);
  return (
    <bdi className="whitespace-nowrap">
      <Trans>{length} cm</Trans>
    </bdi>
  );
}
