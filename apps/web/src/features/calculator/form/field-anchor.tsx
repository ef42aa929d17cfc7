import type { ReactNode } from 'react';
import type { DraftField } from '../state/draft.ts';

const anchorId = (field: DraftField): string => `field-${field}`;

/** Leads from a message elsewhere to the field it is about. */
export const focusField = (field: DraftField): void => {
  const control = document
    .getElementById(anchorId(field))
    ?.querySelector<HTMLElement>('input, select, button');
  control?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
};

/** The place of a field on the page, so that a message can lead to it. */
export function FieldAnchor({
  field,
  children,
}: {
  readonly field: DraftField;
  readonly children: ReactNode;
}) {
  return (
    <div id={anchorId(field)} className="min-w-0">
      {children}
    </div>
  );
}
