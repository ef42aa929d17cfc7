import { Trans, useLingui } from '@lingui/react/macro';
import { UnitMark } from '../../../components/unit-mark.tsx';
import type { ClassDraft, TextField } from './class-draft.ts';
import type { InputErrors } from '../../../domain/number-field/read-number.ts';
import { NumberField } from '../../../domain/number-field/number-field.tsx';
import { numberKinds } from '../../../domain/number-field/number-kinds.ts';

type Props = {
  readonly draft: ClassDraft;
  readonly problems: InputErrors;
  readonly onChange: (field: TextField, text: string) => void;
};

/** The three limits of the sides, the longest first. */
export function SidesFields({ draft, problems, onChange }: Props) {
  const { t } = useLingui();
  const labels = { longestSide: t`Longest side`, medianSide: t`Median side`, shortestSide: t`Shortest side` };
  const sides = ['longestSide', 'medianSide', 'shortestSide'] as const;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-semibold text-ink">
        <Trans>Largest parcel</Trans>{' '}
        <span className="font-normal text-muted">
          <Trans>leave empty for no limit</Trans>
        </span>
      </legend>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-3">
        {sides.map((side) => (
          <NumberField
            key={side}
            id={`class-${side}`}
            label={labels[side]}
            text={draft[side]}
            onChange={(text) => onChange(side, text)}
            {...numberKinds.side}
            end={<UnitMark>{t`cm`}</UnitMark>}
            problem={problems.get(side)}
          />
        ))}
      </div>
    </fieldset>
  );
}
