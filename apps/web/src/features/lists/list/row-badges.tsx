import { useLingui, Trans } from '@lingui/react/macro';
import { Badge } from '../../../components/layout/badge.tsx';
import { getProvenance, isActive, type Provenance } from '../admin-list-types.ts';
import { ProvenanceBadge } from '../../../domain/provenance/provenance-badge.tsx';
import { statusSentences } from '../../../domain/provenance/status-labels.ts';
import { useShortInstant } from '../../../lib/language/use-short-dates.ts';

/** Says whether a row's figures are confirmed; pressed, where they come from. */
function RowProvenance({ provenance }: { readonly provenance: Provenance }) {
  const { t, i18n } = useLingui();
  const shortInstant = useShortInstant();
  const { status, source, note, confirmed, confirmedAt } = provenance;
  const word = confirmed ? t`Confirmed` : t`To be confirmed`;
  const when = confirmedAt === null ? undefined : shortInstant(confirmedAt);
  return (
    <ProvenanceBadge isFact={confirmed} word={word} label={t`${word}: where it comes from`}>
      <p>{i18n._(statusSentences[status])}</p>
      {when === undefined ? null : (
        <p className="mt-1 text-muted">
          <Trans>On {when}</Trans>
        </p>
      )}
      {source === null ? null : <p className="mt-2 text-muted [overflow-wrap:anywhere]">{source}</p>}
      {note === null ? null : <p className="mt-2 text-muted [overflow-wrap:anywhere]">{note}</p>}
    </ProvenanceBadge>
  );
}

/** Says whether sellers see a row, and whether its figures are confirmed. */
export function RowBadges({ row }: { readonly row: object }) {
  const { t } = useLingui();
  const provenance = getProvenance(row);
  return (
    <span className="flex flex-wrap items-center gap-1.5">
      {isActive(row) === false ? <Badge tone="neutral">{t`Inactive`}</Badge> : null}
      {provenance === undefined ? null : <RowProvenance provenance={provenance} />}
    </span>
  );
}
