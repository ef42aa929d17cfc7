import type { ReactNode } from 'react';
import type { DraftField } from '@saer/contract/products/calculator-draft';

const anchorId = (field: DraftField): string => `field-${field}`;

/** Leads from a message elsewhere to the field it is about. */
export const focusField = (field: DraftField): void => {
  const anchor = document.getElementById(anchorId(field));
  const control = anchor?.querySelector<HTMLElement>('input, select, button');
  const fold = anchor?.closest('details');
  if (fold) fold.open = true;
  // Near the top: a phone's keyboard covers the lower half, and errors are below the field.
  anchor?.scrollIntoView({ block: 'start' });
  control?.focus({ preventScroll: true });
};

/** The position of a field on the page, so that a message can link to it. */
export function FieldAnchor({
  field,
  children,
}: {
  readonly field: DraftField;
  readonly children: ReactNode;
}) {
  return (
    <div id={anchorId(field)} className="min-w-0 scroll-mt-20">
      {children}
    </div>
  );
}
