import { Trans, useLingui } from '@lingui/react/macro';
import { RIYAL_SIGN } from '@saer/i18n/format-money';
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

/** Fields for the weights and breakpoint of a class. */
export function WeightFields({ draft, problems, onChange }: Props) {
  const { t } = useLingui();
  const field = (name: TextField) => ({
    id: `class-${name}`,
    text: draft[name],
    onChange: (text: string) => onChange(name, text),
    problem: problems.get(name),
  });
  const weight = { ...numberKinds.weight, end: <UnitMark>{t`g`}</UnitMark> };
  const money = { ...numberKinds.money, end: <UnitMark>{RIYAL_SIGN}</UnitMark> };
  return (
    <div className="flex flex-col gap-4">
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-3">
        <NumberField
          {...field('packaging')}
          {...weight}
          label={t`Packaging`}
          description={t`Added to the product’s weight.`}
        />
        <NumberField
          {...field('maxShippingWeight')}
          {...weight}
          label={t`Heaviest parcel`}
          description={t`Leave empty: up to the last slab.`}
        />
        <NumberField
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
          <NumberField {...field('overflowStep')} {...weight} label={t`Every additional`} />
          <NumberField {...field('overflowFee')} {...money} label={t`Adds this fee`} />
        </div>
      </fieldset>
    </div>
  );
}
