import { useLingui } from '@lingui/react/macro';
import type { HistoryRow } from '@saer/contract/products/history';
import { fieldChanges, type ChangedField } from '../../../domain/audit/changed-field.ts';
import { fieldWords, useFieldValue } from '../field-words.ts';

/** Puts the fields of a product's change into words. */
export function useChangedFields(): (change: HistoryRow) => readonly ChangedField[] {
  const { i18n } = useLingui();
  const fieldValue = useFieldValue();
  return (change) =>
    fieldChanges(change).flatMap(({ field, before, after }) => {
      const words = fieldWords[field];
      return words === undefined
        ? []
        : [
            {
              field,
              label: i18n._(words),
              before: change.before === null ? null : fieldValue(field, before),
              after: change.after === null ? null : fieldValue(field, after),
            },
          ];
    });
}
