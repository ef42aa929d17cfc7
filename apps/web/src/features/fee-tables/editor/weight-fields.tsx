import { Trans, useLingui } from '@lingui/react/macro';
import { formatWeight } from '@saer/i18n/format-measure';
import { formatAmount, RIYAL_SIGN } from '@saer/i18n/format-money';
import { parseWeight } from '@saer/i18n/parse-measure';
import { parseMoney } from '@saer/i18n/parse-money';
import type { ClassDraft, TextField } from './class-draft.ts';
import type { InputErrors } from './input-error.ts';
import { FigureField } from './figure-field.tsx';
import { useErrorText } from './use-error-text.ts';

type Props = {
  readonly draft: ClassDraft;
  readonly problems: InputErrors;
  readonly onChange: (field: TextField, text: string) => void;
};

/** What a class weighs and when its fees change. */
export function WeightFields({ draft, problems, onChange }: Props) {
  const { t } = useLingui();
  const problemText = useErrorText();
  const field = (name: TextField) => ({
    id: `class-${name}`,
    text: draft[name],
    onChange: (text: string) => onChange(name, text),
    error: problemText(problems.get(name)),
  });
  const weight = { parse: parseWeight, print: formatWeight, unit: t`g` };
  const money = { parse: parseMoney, print: formatAmount, unit: RIYAL_SIGN };
  return (
    <div className="flex flex-col gap-4">
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-3">
        <FigureField
          {...field('packaging')}
          {...weight}
          label={t`Packaging`}
          description={t`Added to the product’s weight.`}
        />
        <FigureField
          {...field('maxShippingWeight')}
          {...weight}
          label={t`Heaviest parcel`}
          description={t`Leave empty: up to the last slab.`}
        />
        <FigureField
          {...field('breakpoint')}
          {...money}
          label={t`Fee changes at the price`}
          description={t`Up to this price the first fee applies. Leave empty for one fee.`}
        />
      </div>
      <fieldset className="min-w-0">
        <legend className="mb-2 text-sm font-semibold text-ink">
          <Trans>Heavier than the last slab</Trans>{' '}
          <span className="font-normal text-muted">
            <Trans>leave empty: not accepted</Trans>
          </span>
        </legend>
        <div className="grid grid-cols-1 gap-3 sm:grid-cols-3">
          <FigureField {...field('overflowStep')} {...weight} label={t`Every additional`} />
          <FigureField {...field('overflowFee')} {...money} label={t`Adds this fee`} />
        </div>
      </fieldset>
    </div>
  );
}
