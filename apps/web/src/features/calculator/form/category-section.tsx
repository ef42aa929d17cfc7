import { useLingui } from '@lingui/react/macro';
import { Select } from '../../../components/select.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { CategoryField } from './category-field.tsx';
import { FieldAnchor } from './field-anchor.tsx';
import { FormSection } from './form-section.tsx';
import { type SectionProps, memoSection } from './memo-section.tsx';
import { nameOf } from '../../../domain/names/name-of.ts';

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
              ...types.map((each) => ({ id: each.code, name: nameOf(each, language) })),
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
