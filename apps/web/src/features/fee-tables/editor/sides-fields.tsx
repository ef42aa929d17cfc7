import { Trans, useLingui } from '@lingui/react/macro';
import { formatSide } from '@saer/i18n/format-measure';
import { parseSide } from '@saer/i18n/parse-measure';
import type { ClassDraft, TextField } from './class-draft.ts';
import type { InputErrors } from './input-error.ts';
import { FigureField } from './figure-field.tsx';
import { useErrorText } from './use-error-text.ts';

type Props = {
  readonly draft: ClassDraft;
  readonly problems: InputErrors;
  readonly onChange: (field: TextField, text: string) => void;
};

/** The three limits of the sides, the longest first. */
export function SidesFields({ draft, problems, onChange }: Props) {
  const { t } = useLingui();
  const problemText = useErrorText();
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
          <FigureField
            key={side}
            id={`class-${side}`}
            label={labels[side]}
            text={draft[side]}
            onChange={(text) => onChange(side, text)}
            parse={parseSide}
            print={formatSide}
            unit={t`cm`}
            error={problemText(problems.get(side))}
          />
        ))}
      </div>
    </fieldset>
  );
}
