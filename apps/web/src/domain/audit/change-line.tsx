import { useLingui, Trans } from '@lingui/react/macro';
import type { HistoryRow } from '@saer/contract/products/history';
import { formatInstant } from '@saer/i18n/format-date';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useLanguage } from '../../lib/language/language.ts';
import { actionLabel } from './action-labels.ts';
import { FieldDifference } from './field-difference.tsx';
import { type ChangedField, tellingFields } from './changed-field.ts';

type ChangeDetailsProps = {
  readonly fields: readonly ChangedField[];
  /** Further words about the change, and actions on it. */
  readonly children?: ReactNode;
};

/** Every field of a change, before and after. */
function ChangeDetails({ fields, children }: ChangeDetailsProps) {
  return (
    <div className="flex flex-col gap-3 border-t border-dashed border-line bg-canvas/50 px-card py-3 text-sm">
      {fields.length === 0 ? (
        <p className="text-muted">
          <Trans>No field changed.</Trans>
        </p>
      ) : (
        <dl className="grid gap-x-6 gap-y-1 @lg:grid-cols-[minmax(0,--spacing(52))_minmax(0,1fr)]">
          {fields.map((changed) => (
            <div key={`${changed.field} ${changed.label}`} className="contents">
              <dt className="text-muted">{changed.label}</dt>
              <dd className="[overflow-wrap:anywhere] @max-lg:mb-1">
                <FieldDifference changed={changed} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {children === undefined ? null : (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">{children}</div>
      )}
    </div>
  );
}

type Props = {
  readonly change: HistoryRow;
  /** The changed row's name, a link to it; absent where all changes are of one row. */
  readonly name?: ReactNode;
  /** The kind of row. */
  readonly place?: string;
  readonly fields: readonly ChangedField[];
  /** The heading above it, where it is the first of its day. */
  readonly day?: ReactNode;
  /** Below all its fields, when it is unfolded. */
  readonly children?: ReactNode;
};

/** One change on one line: when, who, what, and its most telling fields before and after. Pressed, it unfolds. */
export function ChangeLine({ change, name, place, fields, day, children }: Props) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { action, actor, at } = change;
  const verb = actionLabel(action);
  const telling = change.before === null || change.after === null ? [] : tellingFields(fields, language);
  const when = formatInstant(new Date(at));
  return (
    <li className="@container">
      {day}
      <div className="group relative grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-3 border-b border-line px-card py-1.5 text-sm transition-colors hover:bg-hover @2xl:min-h-head @2xl:grid-cols-[auto_minmax(0,--spacing(28))_minmax(0,1fr)_minmax(0,1fr)_auto] @2xl:py-1 print:min-h-0! print:py-0.5!">
        <time
          dateTime={at}
          title={when}
          className="text-muted tabular-nums @max-2xl:col-start-2 @max-2xl:row-start-1"
        >
          <bdi dir="ltr">{when.slice(11, 16)}</bdi>
        </time>
        <span className="truncate text-muted print:whitespace-normal @max-2xl:col-start-1 @max-2xl:row-start-2">
          <bdi>{actor?.fullName ?? t`The system`}</bdi>
        </span>
        <span
          className={`flex min-w-0 flex-wrap items-baseline gap-x-2 @max-2xl:col-start-1 @max-2xl:row-start-1 @2xl:flex-nowrap print:flex-wrap! ${telling.length === 0 ? '@2xl:col-span-2' : ''}`}
        >
          {name === undefined ? null : (
            <span className="min-w-0 font-medium wrap-anywhere text-ink @2xl:truncate print:whitespace-normal! [&_a]:relative [&_a]:z-1">
              {name}
            </span>
          )}
          <span className={`shrink-0 ${verb?.tone === 'negative' ? 'text-danger' : 'text-muted'}`}>
            {verb === undefined ? action : i18n._(verb.label)}
          </span>
          {place === undefined ? null : <span className="truncate text-xs text-muted">{place}</span>}
        </span>
        {telling.length === 0 ? null : (
          <span className="flex min-w-0 flex-wrap gap-x-4 @max-2xl:col-span-2 @max-2xl:row-start-3 @2xl:flex-nowrap print:flex-wrap!">
            {telling.map((each) => (
              <span
                key={`${each.field} ${each.label}`}
                className="min-w-0 wrap-anywhere @2xl:truncate print:whitespace-normal!"
              >
                <span className="text-muted">{each.label}</span> <FieldDifference changed={each} />
              </span>
            ))}
          </span>
        )}
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={t`The whole change, ${when}`}
          onClick={() => setOpen(!isOpen)}
          className="-me-2 grid size-8 place-items-center rounded-control text-muted after:absolute after:inset-0 @max-2xl:col-start-3 @max-2xl:row-start-1 print:hidden"
        >
          <ChevronDown aria-hidden className={`size-4 transition-transform ${isOpen ? 'rotate-180' : ''}`} />
        </button>
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen ? <ChangeDetails fields={fields}>{children}</ChangeDetails> : null}
      </div>
    </li>
  );
}
