import { Trans, useLingui } from '@lingui/react/macro';
import { recordLabel, recordValue } from '@saer/i18n/record-value';
import type { RuleChange } from './difference.ts';

/** Rules of the store before and after. */
export function RuleLines({ rules }: { readonly rules: readonly RuleChange[] }) {
  const { i18n } = useLingui();
  return (
    <dl className="divide-y divide-line">
      {rules.map(({ rule, before, after }) => (
        <div key={rule} className="grid gap-x-6 py-2 @3xl:grid-cols-[--spacing(56)_minmax(0,1fr)]">
          <dt className="font-medium text-ink">{recordLabel(i18n, rule)}</dt>
          <dd className="flex flex-wrap gap-x-2">
            <span className="text-muted">
              <span className="sr-only">
                <Trans>Before:</Trans>{' '}
              </span>
              {recordValue(i18n, rule, before)}
            </span>
            <span aria-hidden className="text-muted rtl:-scale-x-100">
              →
            </span>
            <span className="font-medium text-ink">
              <span className="sr-only">
                <Trans>After:</Trans>{' '}
              </span>
              {recordValue(i18n, rule, after)}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
