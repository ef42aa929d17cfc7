import { Trans, useLingui } from '@lingui/react/macro';
import { Info } from 'lucide-react';
import { ProvenanceBadge } from '../../domain/provenance/provenance-badge.tsx';

type Props = {
  /** Description of the figure, for screen readers. */
  readonly of?: string;
  readonly source?: string | null;
  readonly note?: string | null;
};

/** A badge for a figure without a public source; its source opens on request. */
export function ToBeConfirmed({ of, source, note }: Props) {
  const { t } = useLingui();
  return (
    <ProvenanceBadge
      isFact={false}
      word={t`To be confirmed`}
      icon={source ? <Info aria-hidden className="size-3.5" /> : null}
      label={of === undefined ? t`To be confirmed: source` : t`${of}, to be confirmed: source`}
      source={source || null}
      note={source ? note || null : null}
    >
      {source ? (
        <p className="font-medium">
          <Trans>No public source confirms this figure yet. Check it in your seller account.</Trans>
        </p>
      ) : null}
    </ProvenanceBadge>
  );
}
