import { Plural, Trans } from '@lingui/react/macro';
import type { Dashboard } from '@saer/contract/dashboard';
import { formatDay } from '@saer/i18n/format-date';
import { Link } from '@tanstack/react-router';
import { Badge } from '../../components/badge.tsx';
import { useName } from '../../domain/names/use-name.ts';

type Props = {
  readonly store: Dashboard['stores'][number];
  /** The day in Riyadh. */
  readonly today: string;
};

const versionPage: string = '/admin/fee-table/version';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whole days from one calendar day (YYYY-MM-DD) to another. */
const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00Z`) - Date.parse(`${from}T00:00Z`)) / DAY_MS);

/** One store: what it asks for, since when, and until when. */
export function StoreLine({ store, today }: Props) {
  const { feeTable, next } = store;
  const name = useName()(store);
  return (
    <li className="flex flex-col gap-1 py-3 text-sm">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="flex-1 font-medium text-ink">{name}</span>
        {feeTable === null || feeTable.unconfirmed === 0 ? null : (
          <Badge tone="warning">
            <Plural
              value={feeTable.unconfirmed}
              one="# figure to be confirmed"
              other="# figures to be confirmed"
            />
          </Badge>
        )}
      </div>
      {feeTable === null ? (
        <p className="text-muted">
          <Trans>No fee table is in force.</Trans>
        </p>
      ) : (
        <p className="text-muted">
          <Link
            to={versionPage}
            search={{ id: String(feeTable.id) }}
            className="inline-block py-1 text-brand-strong underline underline-offset-2"
          >
            <bdi>{feeTable.name}</bdi>
          </Link>{' '}
          <Trans>
            since {formatDay(feeTable.effectiveFrom)} (
            <Plural value={daysBetween(feeTable.effectiveFrom, today)} one="# day" other="# days" />)
          </Trans>
        </p>
      )}
      {next === null ? null : (
        <p className="text-muted">
          <Trans>Then, from {formatDay(next.effectiveFrom)}:</Trans>{' '}
          <Link
            to={versionPage}
            search={{ id: String(next.id) }}
            className="inline-block py-1 text-brand-strong underline underline-offset-2"
          >
            <bdi>{next.name}</bdi>
          </Link>
        </p>
      )}
    </li>
  );
}
