import { codeDigits } from '@saer/contract/account/auth';
import { latinDigits } from '@saer/i18n/latin-digits';
import { type Ref, useId } from 'react';
import { FieldFrame } from './field-frame.tsx';
import { describedBy, type FieldTexts } from './field-texts.ts';

type Props = FieldTexts & {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** All its digits are there. */
  readonly onComplete?: (code: string) => void;
  readonly ref?: Ref<HTMLInputElement>;
};

const indexes = Array.from({ length: codeDigits }, (_, index) => index);

/** A one-time code: a box per digit, with one input over them all, so that it can be pasted and autofilled. */
export function OtpField({ value, onChange, onComplete, ref, ...texts }: Props) {
  const id = useId();
  const type = (typed: string): void => {
    const code = latinDigits(typed).replace(/\D/g, '').slice(0, codeDigits);
    onChange(code);
    if (code.length === codeDigits && code !== value) onComplete?.(code);
  };
  return (
    <FieldFrame {...texts} id={id}>
      <div dir="ltr" className="group/code relative flex gap-2">
        {indexes.map((index) => (
          <span
            key={index}
            aria-hidden
            {...(index === Math.min(value.length, codeDigits - 1) ? { 'data-next': true } : {})}
            className="grid h-14 min-w-0 flex-1 place-items-center rounded-control border border-edge bg-field text-2xl font-semibold text-ink group-data-invalid:border-danger group-focus-within/code:data-next:outline-2 group-focus-within/code:data-next:outline-offset-1 group-focus-within/code:data-next:outline-brand"
          >
            {value.charAt(index)}
          </span>
        ))}
        <input
          {...describedBy(id, texts)}
          ref={ref}
          id={id}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={value}
          onChange={(event) => type(event.target.value)}
          className="absolute inset-0 w-full bg-transparent text-center text-transparent caret-transparent outline-none selection:bg-transparent"
        />
      </div>
    </FieldFrame>
  );
}
