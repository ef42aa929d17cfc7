import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useId } from 'react';
import { RIYAL_SIGN } from '@saer/i18n/format-money';
import { handovers } from '@saer/contract/fees/choices';
import { provenanceStatuses } from '@saer/contract/fees/provenance';
import { Card } from '../../../components/layout/card.tsx';
import { lazyComponent } from '../../../components/layout/lazy-component.tsx';
import { Skeleton } from '../../../components/layout/skeleton.tsx';
import type { ClassDraft, SlabDraft, TextField } from './class-draft.ts';
import { type InputErrors, numberKinds } from '../../../domain/number-field/read-number.ts';
import type { Warning } from './live-check.ts';
import { Notice } from '../../../components/layout/notice.tsx';
import { UnitMark } from '../../../components/figure/unit-mark.tsx';
import { NumberField, useErrorText } from '../../../domain/number-field/number-field.tsx';
import { InputField } from '../../../components/form/input-field.tsx';
import { Select } from '../../../components/form/select.tsx';
import { handoverWords } from '../fee-words.ts';
import { statusLabels } from '../../../domain/provenance/status-labels.ts';

type NameFieldsProps = {
  readonly draft: ClassDraft;
  readonly problems: InputErrors;
  readonly isNew: boolean;
  readonly onChange: (changes: Partial<ClassDraft>) => void;
};

const BOTH = 'both';

/** Fields for a class's name, way of handing over and provenance. */
function NameFields({ draft, problems, isNew, onChange }: NameFieldsProps) {
  const { t, i18n } = useLingui();
  const problemText = useErrorText();
  const field = (name: TextField) => ({
    id: `class-${name}`,
    value: draft[name],
    onChange: (text: string) => onChange({ [name]: text }),
    error: problemText(problems.get(name)),
  });
  return (
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-2 xl:grid-cols-3">
      <InputField {...field('nameEn')} label={t`English name`} />
      <InputField {...field('nameAr')} label={t`Arabic name`} />
      {isNew ? (
        <InputField
          {...field('code')}
          label={t`Code`}
          kind="username"
          description={t`Set once. Derived from the English name if left empty.`}
        />
      ) : null}
      <Select
        label={t`Handover`}
        placeholder={t`Handover`}
        options={[
          { id: BOTH, name: t`Both ways` },
          ...handovers.map((each) => ({ id: each, name: i18n._(handoverWords[each]) })),
        ]}
        value={draft.handover ?? BOTH}
        onChange={(chosen) => onChange({ handover: chosen === BOTH ? null : chosen })}
      />
      <Select
        label={t`Verification`}
        placeholder={t`Verification`}
        options={provenanceStatuses.map((each) => ({ id: each, name: i18n._(statusLabels[each]) }))}
        value={draft.status}
        onChange={(status) => onChange({ status })}
      />
      <InputField {...field('source')} label={t`Source`} />
    </div>
  );
}

type WeightFieldsProps = {
  readonly draft: ClassDraft;
  readonly problems: InputErrors;
  readonly onChange: (field: TextField, text: string) => void;
};

/** Fields for the weights and breakpoint of a class. */
function WeightFields({ draft, problems, onChange }: WeightFieldsProps) {
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

type SidesFieldsProps = {
  readonly draft: ClassDraft;
  readonly problems: InputErrors;
  readonly onChange: (field: TextField, text: string) => void;
};

/** The three limits of the sides, the longest first. */
function SidesFields({ draft, problems, onChange }: SidesFieldsProps) {
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

function Words({ warning }: { readonly warning: Warning }) {
  if (warning.reason === 'hides') {
    const { name } = warning;
    return (
      <Trans>
        With these limits no parcel would ever reach “<bdi>{name}</bdi>”, which stands after this class.
      </Trans>
    );
  }
  const number = warning.slab + 1;
  if (warning.reason === 'feeFalls') {
    return <Trans>Slab {number} costs less than a lighter one. Is that intended?</Trans>;
  }
  if (warning.reason === 'feeAboveUnused') {
    return (
      <Trans>The second fee of slab {number} never applies: no price is set at which fees change.</Trans>
    );
  }
  return <Trans>Slab {number} is never reached: the heaviest parcel is lighter.</Trans>;
}

/** Warnings about a class. */
function CheckNotices({ warnings }: { readonly warnings: readonly Warning[] }) {
  return (
    <div aria-live="polite" className="empty:hidden">
      {warnings.length === 0 ? null : (
        <Notice tone="warning">
          <ul className="flex flex-col gap-1">
            {warnings.map((warning) => (
              <li key={`${warning.reason}-${warning.reason === 'hides' ? warning.name : warning.slab}`}>
                <Words warning={warning} />
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}

const SlabTable = lazyComponent(async () => (await import('./slab-table.tsx')).SlabTable);

type Props = {
  readonly draft: ClassDraft;
  /** The slabs before any change. */
  readonly savedSlabs: readonly SlabDraft[];
  readonly problems: InputErrors;
  readonly warnings: readonly Warning[];
  readonly isNew: boolean;
  readonly isReadOnly: boolean;
  readonly onChange: (changes: Partial<ClassDraft>) => void;
};

/** Every figure of a size class. */
export function ClassForm(props: Props) {
  const { draft, savedSlabs, problems, warnings, isNew, isReadOnly, onChange } = props;
  const id = useId();
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <Card>
        <fieldset disabled={isReadOnly} className="flex min-w-0 flex-col gap-5">
          <NameFields draft={draft} problems={problems} isNew={isNew} onChange={onChange} />
          <SidesFields
            draft={draft}
            problems={problems}
            onChange={(field, text) => onChange({ [field]: text })}
          />
          <WeightFields
            draft={draft}
            problems={problems}
            onChange={(field, text) => onChange({ [field]: text })}
          />
        </fieldset>
      </Card>
      <Card labelledBy={id}>
        <h2 id={id} className="mb-3 text-base font-semibold text-ink">
          <Trans>Weight slabs</Trans>{' '}
          <span className="text-sm font-normal text-muted">
            <Trans>fees before VAT, by shipping weight</Trans>
          </span>
        </h2>
        <div className="flex flex-col gap-3">
          <Suspense fallback={<Skeleton lines={Math.max(3, draft.slabs.length)} />}>
            <SlabTable
              slabs={draft.slabs}
              savedSlabs={savedSlabs}
              problems={problems}
              onChange={(slabs) => onChange({ slabs })}
              isReadOnly={isReadOnly}
            />
          </Suspense>
          <CheckNotices warnings={warnings} />
        </div>
      </Card>
    </div>
  );
}
