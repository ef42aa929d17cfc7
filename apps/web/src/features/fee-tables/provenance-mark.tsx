import { useLingui } from '@lingui/react/macro';
import { isConfirmed, type ProvenanceStatus } from '@saer/contract/fees/provenance';
import { CircleCheck, Info } from 'lucide-react';
import { ProvenanceBadge } from '../../domain/provenance/provenance-badge.tsx';
import { useShortInstant } from '../../lib/language/use-short-dates.ts';

type Props = {
  /** Description of the figure, for screen readers. */
  readonly of: string;
  readonly status: ProvenanceStatus;
  readonly source: string | null;
  readonly note: string | null;
  readonly confirmedAt: string | null;
  readonly confirmedBy: { readonly fullName: string } | null;
};

/** The provenance of a figure: to be confirmed, from a public source, or confirmed by whom and when. */
export function ProvenanceMark({ of, status, source, note, confirmedAt, confirmedBy }: Props) {
  const { t } = useLingui();
  const shortInstant = useShortInstant();
  const on = confirmedAt === null ? '' : shortInstant(confirmedAt);
  const who = confirmedBy?.fullName;
  const isFact = isConfirmed(status);
  const word = status === 'confirmed' ? t`Confirmed` : isFact ? t`Public source` : t`To be confirmed`;
  const Mark = isFact ? CircleCheck : Info;
  const confirmed =
    on === '' ? null : who === undefined ? t`Confirmed on ${on}` : t`Confirmed by ${who} on ${on}`;
  return (
    <ProvenanceBadge
      isFact={isFact}
      word={word}
      icon={<Mark aria-hidden className="size-3.5" />}
      label={`${word}: ${of}`}
      source={source}
      note={note}
    >
      {confirmed === null ? null : <p className="font-medium">{confirmed}</p>}
    </ProvenanceBadge>
  );
}
