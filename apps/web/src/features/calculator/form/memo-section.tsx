import { type ComponentType, memo, type ReactNode } from 'react';
import type { Draft, DraftField } from '@saer/contract/products/calculator-draft';
import type { FormState } from '../state/form-state.ts';

/** Props of a section of the form: only the fields of the draft that it reads. */
export interface SectionProps<Field extends DraftField> extends Omit<FormState, 'draft' | 'errorAt'> {
  readonly draft: Pick<Draft, Field>;
  readonly errorAt: (field: Field) => string | undefined;
}

/** A section of the form that is rendered again only if one of its own fields or their errors change. */
export const memoSection = <const Field extends DraftField>(
  fields: readonly Field[],
  Section: (props: SectionProps<Field>) => ReactNode,
): ComponentType<SectionProps<Field>> =>
  memo<SectionProps<Field>>(
    Section,
    (before, after) =>
      before.book === after.book &&
      before.store === after.store &&
      before.table === after.table &&
      before.change === after.change &&
      fields.every(
        (field) =>
          before.draft[field] === after.draft[field] && before.errorAt(field) === after.errorAt(field),
      ),
  );
