import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useId } from 'react';
import { bareInput, inputBox } from '../../../components/button/control-style.ts';
import type { DemoError } from './demo-input.ts';

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
export function DemoNumberField({
  name,
  label,
  note,
  unit,
  unitStands,
  value,
  problem,
  onChange,
}: DemoNumberFieldProps) {
  const { _ } = useLingui();
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
          {_(errorTexts[problem])}
        </p>
      )}
    </div>
  );
}
