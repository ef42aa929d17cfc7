import { useLingui } from '@lingui/react/macro';
import { RIYAL_SIGN } from '@saer/i18n/format-money';
import type { Language } from '@saer/i18n/locale';
import { type Ref, useId } from 'react';
import { pricedStores, type DemoFeeBook, type DemoStore } from './demo-fee-book.ts';
import { DemoChoiceField } from './demo-choice-field.tsx';
import type { DemoInput, DemoErrors, DemoError } from './demo-input.ts';
import { msg } from '@lingui/core/macro';
import { bareInput, inputBox } from '../../../components/button/control-style.ts';

interface DemoNumberFieldProps {
  readonly name: string;
  readonly label: string;
  readonly note?: string;
  readonly unit: string;
  readonly unitStands: 'before' | 'after';
  readonly value: string;
  readonly problem: DemoError | undefined;
  readonly onChange: (value: string) => void;
}

/** Error texts of number fields. */
const errorTexts = {
  empty: msg`Type a number.`,
  notANumber: msg`Digits only, such as 120 or 120.50.`,
  ambiguous: msg`This can be read in two ways. Use a point for the decimals: 1234.50.`,
  negative: msg`The number cannot be negative.`,
  tooManyDecimals: msg`Too many digits after the point.`,
  tooLarge: msg`This number is too large.`,
  zero: msg`The number must be more than zero.`,
  wholeMargin: msg`A margin stays below 100% of the price.`,
} as const satisfies Record<DemoError, unknown>;

/** A number stored as typed, in any digits; a plain input, so that the page stays small. */
function DemoNumberField({
  name,
  label,
  note,
  unit,
  unitStands,
  value,
  problem,
  onChange,
}: DemoNumberFieldProps) {
  const { i18n } = useLingui();
  const id = useId();
  const mark = (
    <span aria-hidden className="px-3 text-sm text-muted">
      {unit}
    </span>
  );
  return (
    <div
      className="group flex min-w-0 flex-col gap-1.5"
      data-invalid={problem === undefined ? undefined : ''}
    >
      <label htmlFor={id} className="text-sm font-medium">
        {label} {note === undefined ? null : <span className="ms-0.5 font-normal text-muted">{note}</span>}
      </label>
      <div dir="ltr" className={inputBox}>
        {unitStands === 'before' ? mark : null}
        <input
          id={id}
          name={name}
          className={`${bareInput} ${unitStands === 'before' ? 'ps-0' : ''}`}
          inputMode="decimal"
          autoComplete="off"
          value={value}
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : `${id}-problem`}
          onChange={(event) => onChange(event.target.value)}
        />
        {unitStands === 'after' ? mark : null}
      </div>
      {problem === undefined ? null : (
        <p id={`${id}-problem`} className="text-xs font-medium text-danger">
          {i18n._(errorTexts[problem])}
        </p>
      )}
    </div>
  );
}

/** Names the form whose values the link to the calculator carries. */
export const demoFormId = 'price-demo';

interface Props {
  readonly ref: Ref<HTMLFormElement>;
  readonly language: Language;
  readonly book: DemoFeeBook;
  readonly store: DemoStore;
  readonly input: DemoInput;
  readonly problems: DemoErrors;
  readonly onChange: (changed: Partial<DemoInput>) => void;
}

export function DemoForm({ ref, language, book, store, input, problems, onChange }: Props) {
  const { t } = useLingui();
  return (
    <form
      ref={ref}
      id={demoFormId}
      className="grid min-w-0 grid-cols-2 gap-x-4 gap-y-5"
      onSubmit={(event) => event.preventDefault()}
    >
      <DemoNumberField
        name="cost"
        label={t`Product cost`}
        note={t`before VAT`}
        unit={RIYAL_SIGN}
        unitStands="before"
        value={input.cost}
        problem={problems.cost}
        onChange={(cost) => onChange({ cost })}
      />
      <DemoNumberField
        name="marginRate"
        label={t`Margin`}
        note={t`of the price`}
        unit="%"
        unitStands="after"
        value={input.marginRate}
        problem={problems.marginRate}
        onChange={(marginRate) => onChange({ marginRate })}
      />
      <div className="col-span-full">
        <DemoChoiceField
          name="store"
          label={t`Store`}
          language={language}
          options={pricedStores(book)}
          value={store.code}
          onChange={(code) => onChange({ store: code })}
        />
      </div>
      <div className="col-span-full">
        <DemoChoiceField
          name="subFamily"
          label={t`Category`}
          language={language}
          options={book.subFamilies}
          value={input.subFamily}
          onChange={(subFamily) => onChange({ subFamily })}
        />
      </div>
      <DemoChoiceField
        name="sizeClass"
        label={t`Parcel size`}
        language={language}
        options={store.feeTable.sizeClasses}
        value={input.sizeClass}
        onChange={(sizeClass) => onChange({ sizeClass })}
      />
      <DemoNumberField
        name="weight"
        label={t`Product weight`}
        unit={t`g`}
        unitStands="after"
        value={input.weight}
        problem={problems.weight}
        onChange={(weight) => onChange({ weight })}
      />
    </form>
  );
}
