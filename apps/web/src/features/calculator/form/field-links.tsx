import { useLingui } from '@lingui/react';
import { Button } from '../../../components/button/button.tsx';
import type { DraftField } from '@saer/contract/products/calculator-draft';
import { focusField } from './field-anchor.tsx';
import { fieldNames } from './field-names.ts';

/** Fields by their names; each leads to its field. */
export function FieldLinks({ fields }: { readonly fields: readonly DraftField[] }) {
  const { i18n } = useLingui();
  return (
    <ul className="flex flex-wrap justify-center gap-2">
      {fields.map((field) => (
        <li key={field}>
          <Button onPress={() => focusField(field)}>{i18n._(fieldNames[field])}</Button>
        </li>
      ))}
    </ul>
  );
}
