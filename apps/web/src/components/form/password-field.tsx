import { useLingui } from '@lingui/react/macro';
import { Eye, EyeOff } from 'lucide-react';
import { type ReactNode, type Ref, useId } from 'react';
import { bareInput, inputBox } from '../button/control-style.ts';
import { FieldFrame } from './field-frame.tsx';
import { describedBy, type FieldTexts } from './field-texts.ts';

type Props = FieldTexts & {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onLeave?: () => void;
  readonly ref?: Ref<HTMLInputElement>;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly isShown: boolean;
  readonly onShow: (isShown: boolean) => void;
  /** Invalid, with the error displayed elsewhere, in the element with the id `saidBy`. */
  readonly isWrong?: boolean;
  readonly saidBy?: string;
  /** Stands below the box and above the words. */
  readonly below?: ReactNode;
};

/** A password to type, hidden unless its writer wants to see it. Nothing in it is changed: not its spaces, not its case. */
export function PasswordField(props: Props) {
  const { value, onChange, onLeave, ref, autoComplete, isShown, onShow, isWrong, saidBy, below, ...texts } =
    props;
  const { t } = useLingui();
  const id = useId();
  const description = describedBy(id, texts);
  const says = [description['aria-describedby'], saidBy].filter((each) => each !== undefined).join(' ');
  return (
    <FieldFrame {...texts} id={id}>
      <div className={inputBox} {...(isWrong === true ? { 'data-invalid': true } : {})}>
        <input
          aria-invalid={texts.error !== undefined || isWrong === true}
          aria-describedby={says === '' ? undefined : says}
          ref={ref}
          dir="ltr"
          id={id}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onLeave}
          className={`${bareInput} rtl:text-right`}
        />
        <button
          type="button"
          aria-pressed={isShown}
          aria-label={t`Show the password`}
          title={isShown ? t`Hide the password` : t`Show the password`}
          onClick={() => onShow(!isShown)}
          className="grid size-control shrink-0 place-items-center rounded-control text-muted hover:text-ink"
        >
          {isShown ? <EyeOff aria-hidden className="size-4" /> : <Eye aria-hidden className="size-4" />}
        </button>
      </div>
      {below}
    </FieldFrame>
  );
}
