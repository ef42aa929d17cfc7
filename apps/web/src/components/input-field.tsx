import { type ReactNode, useId } from 'react';
import { bareInput, inputBox } from './control-style.ts';
import { FieldFrame } from './field-frame.tsx';
import { describedBy, type FieldTexts } from './field-texts.ts';

type Props = FieldTexts & {
  readonly id?: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onLeave?: () => void;
  readonly kind?: 'text' | 'date' | 'decimal';
  readonly placeholder?: string | undefined;
  /** Marks inside the box, on the left and on the right of what is typed where it runs left to right. */
  readonly start?: ReactNode;
  readonly end?: ReactNode;
};

/** One line to type in. Numbers and dates run left to right in both languages. */
export function InputField(props: Props) {
  const { value, onChange, onLeave, kind = 'text', placeholder, start, end, ...texts } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  return (
    <FieldFrame {...texts} id={id}>
      <div className={inputBox} dir={kind === 'text' ? undefined : 'ltr'}>
        {start}
        <input
          {...describedBy(id, texts)}
          id={id}
          type={kind === 'date' ? 'date' : 'text'}
          inputMode={kind === 'decimal' ? 'decimal' : undefined}
          autoComplete="off"
          placeholder={placeholder}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onLeave}
          className={kind === 'text' ? bareInput : `${bareInput} rtl:text-right`}
        />
        {end}
      </div>
    </FieldFrame>
  );
}
