import { Trans, useLingui } from '@lingui/react/macro';
import type { HistoryRow } from '@saer/contract/history';
import { formatInstant } from '@saer/i18n/format-date';
import { fieldWords } from '../field-words.ts';
import { useFieldValue } from '../use-field-value.ts';

/** One change: who, when, and each field before and after. */
export function ProductChange({ change }: { readonly change: HistoryRow }) {
  const { t, i18n } = useLingui();
  const fieldValue = useFieldValue();
  const { actor, at, action, before, after } = change;
  const who = actor?.fullName ?? t`Nobody signed in`;
  const fields = Object.entries(action === 'update' ? (after ?? {}) : {}).flatMap(([field, value]) => {
    const words = fieldWords[field];
    return words === undefined ? [] : [{ field, words, value }];
  });
  return (
    <li className="flex flex-col gap-1 py-3 text-sm">
      <p className="text-ink">
        {action === 'create' ? (
          <Trans>
            <bdi>{who}</bdi> added it.
          </Trans>
        ) : (
          <Trans>
            <bdi>{who}</bdi> changed it.
          </Trans>
        )}
      </p>
      <time dateTime={at} className="text-xs text-muted">
        <bdi dir="ltr">{formatInstant(new Date(at))}</bdi>
      </time>
      {fields.length === 0 ? null : (
        <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-xs">
          {fields.map(({ field, words, value }) => (
            <div key={field} className="contents">
              <dt className="text-muted">{i18n._(words)}</dt>
              <dd className="[overflow-wrap:anywhere]">
                <del className="text-muted">
                  <bdi>{fieldValue(field, before?.[field])}</bdi>
                </del>{' '}
                <ins className="font-medium no-underline">
                  <bdi>{fieldValue(field, value)}</bdi>
                </ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}
