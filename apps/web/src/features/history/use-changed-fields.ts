import { useLingui } from '@lingui/react/macro';
import type { HistoryRow } from '@saer/contract/history';
import { isolateLtr } from '@saer/i18n/isolate-ltr';
import { type NameOfKey, recordLabel, recordValue } from '@saer/i18n/record-value';
import { useQuery } from '@tanstack/react-query';
import { fieldChanges } from '../../domain/audit/field-changes.ts';
import type { ChangedField } from '../../domain/audit/changed-field.ts';
import { isSettingKey, settingLabel, settingText } from '../../domain/settings/setting-words.ts';
import { useNamesOfKeys } from '../../domain/names/use-names-of-keys.ts';
import { namesQuery } from './queries.ts';

const isAccountKey = (field: string): boolean =>
  field === 'ownerId' || field === 'accountId' || field === 'assigneeId';

/** Puts the fields of a change into words. */
export function useChangedFields(): (change: HistoryRow) => readonly ChangedField[] {
  const { i18n } = useLingui();
  const { data: rows = {} } = useQuery(namesQuery);
  const { nameOfKey, nameOfCode } = useNamesOfKeys(rows);
  return (change) => {
    const nameOf: NameOfKey = (field, key) =>
      isAccountKey(field) ? change.people.find(({ id }) => id === key)?.fullName : nameOfKey(field, key);
    const words = (field: string, value: unknown): string =>
      (change.entity === 'product' && typeof value === 'string' ? nameOfCode(field, value) : undefined) ??
      recordValue(i18n, field, value, nameOf);
    if (change.entity === 'siteSetting')
      return fieldChanges(change).flatMap(({ field, before, after }) =>
        isSettingKey(field)
          ? [
              {
                field,
                label: i18n._(settingLabel(field)),
                before: settingText(i18n, field, before),
                after: settingText(i18n, field, after),
              },
            ]
          : [],
      );
    return fieldChanges(change).map(({ field, row, before, after }) => ({
      field,
      label:
        row === undefined
          ? recordLabel(i18n, field, change.entity)
          : `${nameOfCode('subFamily', row) ?? isolateLtr(row)} · ${recordLabel(i18n, field)}`,
      before: change.before === null ? null : words(field, before),
      after: change.after === null ? null : words(field, after),
    }));
  };
}
