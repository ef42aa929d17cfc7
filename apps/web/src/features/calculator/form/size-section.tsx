import { useLingui } from '@lingui/react/macro';
import type { FeeTable } from '@saer/contract/fees/fee-table';
import { formatSide, formatWeight } from '@saer/i18n/format-measure';
import { formatShort } from '@saer/i18n/format-number';
import { isolateLtr } from '@saer/i18n/isolate-ltr';
import { HelpLink } from '../../../components/button/help-link.tsx';
import { SegmentedControl } from '../../../components/button/segmented-control.tsx';
import { Select } from '../../../components/form/select.tsx';
import { useLanguage } from '../../../lib/language/language.ts';
import { FieldAnchor } from './field-anchor.tsx';
import { FormSection } from './form-section.tsx';
import { type SectionProps, memoSection } from './memo-section.tsx';
import { getName } from '../../../domain/names/name.ts';
import { readWeight, readSide } from '@saer/quoting/calculator/normalise-draft';
import { TypedNumberField } from './typed-number-field.tsx';
import { parseSideInUnit } from '@saer/i18n/parse-in-unit';
import { sidesTogether } from '@saer/spreadsheet/rows/cells/sides-text';

/** Three sides written in one line (`20×15×5 cm`) as whole millimetres, as they were written; undefined: it is something else. */
export function readSides(text: string): readonly [number, number, number] | undefined {
  const sides = sidesTogether(text.trim())?.flatMap((side) => {
    const parsed = parseSideInUnit(side);
    return parsed.ok && parsed.value > 0 ? [parsed.value] : [];
  });
  const [length, width, height] = sides ?? [];
  return length !== undefined && width !== undefined && height !== undefined
    ? [length, width, height]
    : undefined;
}

const sideFields = ['length', 'width', 'height'] as const;

/** More characters at once than anybody types: they were pasted. */
const pastedLength = 4;

/** The three sides, each in its field; all of them written in one field go where they belong. */
function SidesFields({
  draft,
  change,
  errorAt,
}: Pick<SectionProps<(typeof sideFields)[number]>, 'draft' | 'change' | 'errorAt'>) {
  const { t } = useLingui();
  const labels = { length: t`Length`, width: t`Width`, height: t`Height` };
  const spread = (text: string): (() => void) | undefined => {
    const sides = readSides(text);
    if (sides === undefined) return undefined;
    const [length, width, height] = sides;
    return () => change({ length: formatSide(length), width: formatSide(width), height: formatSide(height) });
  };
  return (
    <div className="grid grid-cols-3 gap-3">
      {sideFields.map((field) => (
        <FieldAnchor key={field} field={field}>
          <TypedNumberField
            label={labels[field]}
            note={t`cm`}
            text={draft[field]}
            onChange={(text) => {
              const isPasted = text.length - draft[field].length > pastedLength;
              const fill = isPasted ? spread(text) : undefined;
              if (fill) fill();
              else change({ [field]: text });
            }}
            read={readSide}
            print={formatSide}
            spread={spread}
            error={errorAt(field)}
          />
        </FieldAnchor>
      ))}
    </div>
  );
}

const GRAMS_IN_KILOGRAM_DIGITS = 3;

const fields = ['sizeBy', 'sizeClass', 'length', 'width', 'height', 'weight', 'weightUnit'] as const;
type Field = (typeof fields)[number];

/** Says how big and heavy the packed product is: the fulfilment fee hangs on it. */
export const SizeSection = memoSection(fields, SizeSectionContent);

/** Up to which sides and which weight a class goes, in one line. */
function SizeClassLimits({ sizeClass }: { readonly sizeClass: FeeTable['sizeClasses'][number] }) {
  const { t } = useLingui();
  const sides = [sizeClass.longestSide, sizeClass.medianSide, sizeClass.shortestSide].filter(
    (side) => side !== null,
  );
  const box = isolateLtr(sides.map(formatSide).join(' × '));
  const kilograms = formatShort(sizeClass.maxShippingWeight ?? 0, 3);
  const parts = [
    ...(sides.length === 3 ? [t`Up to ${box} cm`] : []),
    ...(sizeClass.maxShippingWeight === null ? [] : [t`shipping weight up to ${kilograms} kg`]),
  ];
  return <>{parts.length === 0 ? t`No size or weight limit` : parts.join(t`, `)}</>;
}

function SizeSectionContent({ draft, table, change, errorAt }: SectionProps<Field>) {
  const { t } = useLingui();
  const language = useLanguage();
  const chosen = table?.sizeClasses.find((each) => each.code === draft.sizeClass);
  const inKilograms = draft.weightUnit === 'kg';
  return (
    <FormSection
      title={t`How big is it when packed?`}
      aside={<HelpLink page="/instructions/size-classes" about={t`Size class`} />}
    >
      <SegmentedControl
        label={t`Set size by`}
        value={draft.sizeBy}
        onChange={(sizeBy) => change({ sizeBy })}
        options={[
          { id: 'class', name: t`Size class` },
          { id: 'sides', name: t`Dimensions` },
        ]}
      />
      {draft.sizeBy === 'class' ? (
        <FieldAnchor field="sizeClass">
          <Select
            label={t`Size class`}
            placeholder={t`Choose a size class`}
            value={draft.sizeClass === '' ? undefined : draft.sizeClass}
            onChange={(sizeClass) => change({ sizeClass })}
            options={(table?.sizeClasses ?? []).map((each) => ({
              id: each.code,
              name: getName(each, language),
            }))}
            description={chosen ? <SizeClassLimits sizeClass={chosen} /> : undefined}
            error={errorAt('sizeClass')}
          />
        </FieldAnchor>
      ) : (
        <SidesFields draft={draft} change={change} errorAt={errorAt} />
      )}
      <div className="grid grid-cols-[1fr_auto] items-start gap-3">
        <FieldAnchor field="weight">
          <TypedNumberField
            label={t`Weight`}
            description={t`without the store’s packaging`}
            text={draft.weight}
            onChange={(weight) => change({ weight })}
            read={(text) => readWeight(text, draft.weightUnit)}
            print={inKilograms ? (grams) => formatShort(grams, GRAMS_IN_KILOGRAM_DIGITS) : formatWeight}
            error={errorAt('weight')}
          />
        </FieldAnchor>
        <SegmentedControl
          label={t`Unit`}
          value={draft.weightUnit}
          onChange={(weightUnit) => change({ weightUnit })}
          options={[
            { id: 'g', name: t`g` },
            { id: 'kg', name: t`kg` },
          ]}
        />
      </div>
    </FormSection>
  );
}
