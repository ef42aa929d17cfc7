import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { FieldDifference } from './field-difference.tsx';
import type { ToldField } from './told-field.ts';

type Props = {
  readonly fields: readonly ToldField[];
  /** What else there is to say of the change, or to do about it. */
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
          {fields.map((told) => (
            <div key={told.field} className="contents">
              <dt className="text-muted">{told.label}</dt>
              <dd className="[overflow-wrap:anywhere] @max-lg:mb-1">
                <FieldDifference told={told} />
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
