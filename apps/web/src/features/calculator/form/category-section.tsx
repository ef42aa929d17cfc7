import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { Select } from '../../../components/form/select.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { useLanguage } from '../../../lib/language/language.ts';
import { FieldAnchor } from './field-anchor.tsx';
import { FormSection } from './form-section.tsx';
import { type SectionProps, memoSection } from './memo-section.tsx';
import { getName } from '../../../domain/names/name.ts';
import { ComboBox } from '../../../components/form/combo-box.tsx';
import { useCategorySearch } from '../../../domain/category-search/use-category-search.ts';
import type { FormState } from '../state/form-state.ts';

type Props = Pick<FormState, 'book' | 'change'> & {
  readonly subFamily: string;
  readonly type: string;
  readonly error: string | undefined;
};

/** Search through all categories. Separate from the form, so that typing elsewhere does not render it again. */
const CategoryField = memo(function CategoryField({ book, subFamily, type, change, error }: Props) {
  const { t } = useLingui();
  const { box, around } = useCategorySearch({
    book,
    subFamily,
    type,
    onChoose: (chosen, chosenType) => change({ subFamily: chosen, type: chosenType }),
  });
  return (
    <div {...around} className="contents">
      <ComboBox {...box} label={t`Category`} placeholder={t`Type to search all categories`} error={error} />
    </div>
  );
});

const ANY_TYPE = 'any';

const fields = ['subFamily', 'type', 'name', 'barcode'] as const;
type Field = (typeof fields)[number];

/** Fields for the category, which determines the store's commission. */
export const CategorySection = memoSection(fields, CategorySectionContent);

function CategorySectionContent({ draft, book, change, errorAt }: SectionProps<Field>) {
  const { t } = useLingui();
  const language = useLanguage();
  const types = book.types.filter((each) => each.subFamily === draft.subFamily);
  return (
    <FormSection title={t`What do you sell?`}>
      <FieldAnchor field="subFamily">
        <CategoryField
          book={book}
          subFamily={draft.subFamily}
          type={draft.type}
          change={change}
          error={errorAt('subFamily')}
        />
      </FieldAnchor>
      {types.length > 0 ? (
        <FieldAnchor field="type">
          <Select
            label={t`Type`}
            placeholder={t`Any type`}
            value={draft.type === '' ? ANY_TYPE : draft.type}
            onChange={(type) => change({ type: type === ANY_TYPE ? '' : type })}
            options={[
              { id: ANY_TYPE, name: t`Any type` },
              ...types.map((each) => ({ id: each.code, name: getName(each, language) })),
            ]}
          />
        </FieldAnchor>
      ) : null}
      <div className="grid gap-4 sm:grid-cols-2">
        <FieldAnchor field="name">
          <TextField
            label={t`Product name`}
            value={draft.name}
            onChange={(name) => change({ name })}
            error={errorAt('name')}
          />
        </FieldAnchor>
        <FieldAnchor field="barcode">
          <TextField
            label={t`Barcode`}
            value={draft.barcode}
            onChange={(barcode) => change({ barcode })}
            error={errorAt('barcode')}
          />
        </FieldAnchor>
      </div>
    </FormSection>
  );
}
