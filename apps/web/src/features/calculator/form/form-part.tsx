import { type ComponentType, memo, type ReactNode } from 'react';
import type { Draft, DraftField } from '../state/draft.ts';
import type { FormState } from '../state/form-state.ts';

/** What a part of the form is given: of the draft only the fields it reads. */
export interface FormPart<Field extends DraftField> extends Omit<FormState, 'draft' | 'errorAt'> {
  readonly draft: Pick<Draft, Field>;
  readonly errorAt: (field: Field) => string | undefined;
}

/**
 * A part of the form that is rendered again only when one of its own fields changes, or what is wrong with it: a key in one
 * field leaves the others alone.
 */
export const formPart = <const Field extends DraftField>(
  fields: readonly Field[],
  Part: (props: FormPart<Field>) => ReactNode,
): ComponentType<FormPart<Field>> =>
  memo<FormPart<Field>>(
    Part,
    (before, now) =>
      before.book === now.book &&
      before.store === now.store &&
      before.table === now.table &&
      before.change === now.change &&
      fields.every(
        (field) => before.draft[field] === now.draft[field] && before.errorAt(field) === now.errorAt(field),
      ),
  );
