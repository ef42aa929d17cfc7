import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { FieldDifference } from './field-difference.tsx';
import type { ChangedField } from './changed-field.ts';

type Props = {
  readonly fields: readonly ChangedField[];
  /** Further words about the change, and actions on it. */
  readonly children?: ReactNode;
};

/** Every field of a change, before and after. */
export function ChangeDetails({ fields, children }: Props) {
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
