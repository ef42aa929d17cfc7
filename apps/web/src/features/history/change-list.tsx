import { Trans, useLingui } from '@lingui/react/macro';
import type { HistoryRow } from '@saer/contract/history';
import { type NameOfKey, recordLabel, recordValue } from '@saer/i18n/record-value';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { fieldChanges } from '../../domain/audit/field-changes.ts';
import { useNamesOfKeys } from '../../domain/names/use-names-of-keys.ts';
import { namesQuery } from './queries.ts';

const isAccountKey = (field: string): boolean => field === 'ownerId' || field === 'accountId';

/** The fields of a change: before and after. */
export function ChangeList({ change }: { readonly change: HistoryRow }) {
  const { i18n } = useLingui();
  const { data: rows = {} } = useQuery(namesQuery);
  const { nameOfKey, nameOfCode } = useNamesOfKeys(rows);
  const fields = fieldChanges(change);
  const nameOf: NameOfKey = (field, key) =>
    isAccountKey(field) ? change.people.find(({ id }) => id === key)?.fullName : nameOfKey(field, key);
  const words = (field: string, value: unknown): string =>
    (change.entity === 'product' && typeof value === 'string' ? nameOfCode(field, value) : undefined) ??
    recordValue(i18n, field, value, nameOf);
  if (fields.length === 0) {
    return (
      <p className="text-sm text-muted">
        <Trans>No field changed.</Trans>
      </p>
    );
  }
  return (
    <dl className="flex flex-col gap-1.5 text-sm">
      {fields.map(({ field, before, after }) => (
        <div key={field} className="grid gap-x-4 sm:grid-cols-[12rem_1fr]">
          <dt className="text-muted">{recordLabel(i18n, field, change.entity)}</dt>
          <dd className="flex flex-wrap items-center gap-x-2 [overflow-wrap:anywhere]">
            {change.before === null ? null : (
              <del className="text-muted no-underline">
                <bdi>{words(field, before)}</bdi>
              </del>
            )}
            {change.before === null || change.after === null ? null : (
              <ArrowRight aria-hidden className="size-3.5 shrink-0 text-muted rtl:-scale-x-100" />
            )}
            {change.after === null ? null : (
              <ins className="no-underline">
                <bdi>{words(field, after)}</bdi>
              </ins>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
