import { type ReactNode, type Ref, useId } from 'react';
import { bareInput, firmInputBox, inputBox } from '../button/control-style.ts';
import { FieldFrame } from './field-frame.tsx';
import { describedBy, type FieldTexts } from './field-texts.ts';

export type InputKind = 'text' | 'decimal' | 'figure' | 'email' | 'tel' | 'username';

/**
 * Attributes of each kind for the browser: a figure may have a unit, so it uses the full keyboard; a username may be an address or a
 * number, so it is plain text with an email keyboard.
 */
const kinds = {
  text: { type: 'text' },
  decimal: { type: 'text', inputMode: 'decimal' },
  figure: { type: 'text' },
  email: { type: 'email' },
  tel: { type: 'tel' },
  username: { type: 'text', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
} as const satisfies Record<InputKind, object>;

type Props = FieldTexts & {
  readonly id?: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onLeave?: () => void;
  readonly kind?: InputKind;
  readonly ref?: Ref<HTMLInputElement>;
  /** For a field as wide as its container: typing in it lays out nothing else. */
  readonly isFirm?: boolean;
  /** The browser's autocomplete. */
  readonly autoComplete?: string | undefined;
  readonly placeholder?: string | undefined;
  /** Signs inside the box, to the left and right of left-to-right input. */
  readonly start?: ReactNode;
  readonly end?: ReactNode;
};

/** One line to type in. Numbers, dates and addresses run left to right in both languages. */
export function InputField(props: Props) {
  const {
    value,
    onChange,
    onLeave,
    kind = 'text',
    placeholder,
    isFirm = false,
    start,
    end,
    ref,
    autoComplete,
    ...texts
  } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const box = (
    <div className={isFirm ? firmInputBox : inputBox} dir={kind === 'text' ? undefined : 'ltr'}>
      {start}
      <input
        {...describedBy(id, texts)}
        {...kinds[kind]}
        ref={ref}
        id={id}
        autoComplete={autoComplete ?? 'off'}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onLeave}
        className={kind === 'text' ? bareInput : `${bareInput} rtl:text-right`}
      />
      {end}
    </div>
  );
  return (
    <FieldFrame {...texts} id={id}>
      {isFirm ? <div>{box}</div> : box}
    </FieldFrame>
  );
}
