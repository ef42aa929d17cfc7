import { useLingui } from '@lingui/react/macro';
import { formatSide } from '@saer/i18n/format-number';
import { readSide } from '@saer/quoting/calculator/normalise-draft';
import { FieldAnchor } from './field-anchor.tsx';
import type { SectionProps } from './memo-section.tsx';
import { readSides } from './read-sides.ts';
import { TypedNumberField } from './typed-number-field.tsx';

const fields = ['length', 'width', 'height'] as const;

/** More characters at once than anybody types: they were pasted. */
const pastedLength = 4;

/** The three sides, each in its field; all of them written in one field go where they belong. */
export function SidesFields({
  draft,
  change,
  errorAt,
}: Pick<SectionProps<(typeof fields)[number]>, 'draft' | 'change' | 'errorAt'>) {
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
      {fields.map((field) => (
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
