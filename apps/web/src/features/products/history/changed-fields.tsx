import { useLingui } from '@lingui/react/macro';
import type { HistoryRow } from '@saer/contract/history';
import { Disclosure } from '../../../components/disclosure.tsx';
import { fieldChanges } from '../../../domain/audit/field-changes.ts';
import { fieldWords } from '../field-words.ts';
import { useFieldValue } from '../use-field-value.ts';

/** Fields displayed at once; more are collapsed. */
const maxVisible = 8;

/** The fields of a change: before and after. */
export function ChangedFields({ change }: { readonly change: HistoryRow }) {
  const { t, i18n } = useLingui();
  const fieldValue = useFieldValue();
  const fields = fieldChanges(change).flatMap((each) => {
    const words = fieldWords[each.field];
    return words === undefined ? [] : [{ ...each, words }];
  });
  if (fields.length === 0) return null;
  const list = (
    <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-xs">
      {fields.map(({ field, words, before, after }) => (
        <div key={field} className="contents">
          <dt className="text-muted">{i18n._(words)}</dt>
          <dd className="[overflow-wrap:anywhere]">
            {change.before === null ? null : (
              <>
                <del className="text-muted">
                  <bdi>{fieldValue(field, before)}</bdi>
                </del>{' '}
              </>
            )}
            {change.after === null ? null : (
              <ins className="font-medium no-underline">
                <bdi>{fieldValue(field, after)}</bdi>
              </ins>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
  const count = fields.length;
  return count > maxVisible ? <Disclosure title={t`Show all ${count} fields`}>{list}</Disclosure> : list;
}
