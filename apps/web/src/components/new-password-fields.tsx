import { useLingui } from '@lingui/react/macro';
import { passwordRules, randomPassword } from '@saer/contract/password';
import { Dices } from 'lucide-react';
import { useId, useState } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useFieldWords } from '../lib/use-field-words.ts';
import { useFormField } from '../lib/use-form-field.ts';
import { PasswordField } from './password-field.tsx';
import { PasswordRules } from './password-rules.tsx';

type Props<I extends FieldValues, O> = {
  readonly control: Control<I, unknown, O>;
  readonly name: FieldPath<I>;
  readonly confirmation: FieldPath<I>;
  /** If the current password is asked for beside it. */
  readonly label?: string;
};

const ruleCodes = passwordRules.map(({ code }) => code);

/** A new password and its repetition, with its rules, and a generated one on request. */
export function NewPasswordFields<I extends FieldValues, O>({
  control,
  name,
  confirmation,
  label,
}: Props<I, O>) {
  const { t } = useLingui();
  const rulesId = useId();
  const [isShown, setShown] = useState(false);
  const { ref, text, change, leave, error } = useFormField(control, name);
  const again = useFormField(control, confirmation);
  const { ref: againRef, change: changeAgain } = again;
  const wordsOf = useFieldWords();
  // A broken rule is marked in the list, and need not be repeated.
  const others = Object.fromEntries(
    Object.entries(error?.types ?? {}).filter(([code]) => !ruleCodes.some((rule) => rule === code)),
  );
  const [says] = wordsOf(error === undefined ? undefined : { ...error, types: others });
  const generate = (): void => {
    const password = randomPassword();
    change(password);
    changeAgain(password);
    setShown(true);
  };
  return (
    <>
      <PasswordField
        label={label ?? t`Password`}
        ref={ref}
        value={text}
        onChange={change}
        onLeave={leave}
        autoComplete="new-password"
        isShown={isShown}
        onShow={setShown}
        error={says}
        isWrong={error !== undefined}
        saidBy={rulesId}
        below={
          <>
            <PasswordRules id={rulesId} password={text} isSubmitted={error !== undefined} />
            <button
              type="button"
              onClick={generate}
              className="inline-flex min-h-control w-fit items-center gap-2 rounded-control text-sm font-medium text-brand-strong hover:underline"
            >
              <Dices aria-hidden className="size-4" />
              {t`Generate a strong password`}
            </button>
          </>
        }
      />
      <PasswordField
        label={t`Confirm password`}
        ref={againRef}
        value={again.text}
        onChange={changeAgain}
        onLeave={again.leave}
        autoComplete="new-password"
        isShown={isShown}
        onShow={setShown}
        error={again.words[0]}
      />
    </>
  );
}
