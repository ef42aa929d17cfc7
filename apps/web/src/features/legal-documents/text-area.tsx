import { directions, type Language } from '@saer/i18n/locale';
import { useId } from 'react';
import { controlBox } from '../../components/control-style.ts';
import { FieldFrame } from '../../components/field-frame.tsx';
import { describedBy } from '../../components/field-texts.ts';

type Props = {
  readonly label: string;
  readonly language: Language;
  readonly value: string;
  /** Maximum characters. */
  readonly longest: number;
  readonly onChange: (value: string) => void;
  /** A whole text, not a few sentences. */
  readonly isLong?: boolean;
  readonly error?: string | undefined;
};

/** A text in one of the two languages, whichever the page is in. */
export function TextArea({ label, language, value, longest, onChange, isLong = false, error }: Props) {
  const id = useId();
  const texts = { label, error };
  return (
    <FieldFrame {...texts} id={id}>
      <textarea
        {...describedBy(id, texts)}
        id={id}
        lang={language}
        dir={directions[language]}
        value={value}
        maxLength={longest}
        spellCheck
        onChange={(event) => onChange(event.target.value)}
        className={`${controlBox} resize-y px-3 py-2 text-base/7 group-data-invalid:border-danger sm:text-sm/6 ${isLong ? 'h-128' : 'h-24'}`}
      />
    </FieldFrame>
  );
}
