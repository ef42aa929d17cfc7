import { useLingui } from '@lingui/react/macro';
import {
  passwordRules,
  randomPassword,
  advisedLongestPassword,
  shortestPassword,
} from '@saer/contract/account/password';
import { Dices, Check, Circle, X } from 'lucide-react';
import { useId, useState } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { errorMessage } from '@saer/i18n/errors/error-messages';
import { useFieldWords, useFormField } from '../../lib/form/use-form-field.ts';
import { PasswordField } from './password-field.tsx';

type PasswordRulesProps = {
  readonly id: string;
  readonly password: string;
  /** The form was sent: missing parts are errors now. */
  readonly isSubmitted: boolean;
};

/** The rules of a password; each is checked off as soon as it is met. */
function PasswordRules({ id, password, isSubmitted }: PasswordRulesProps) {
  const { t, i18n } = useLingui();
  return (
    <div id={id} className="mt-0.5 flex flex-col gap-1 text-xs">
      <p className="text-muted">{t`${shortestPassword} to ${advisedLongestPassword} characters`}</p>
      <ul aria-label={t`Password requirements`} className="grid gap-1 sm:grid-cols-2">
        {passwordRules.map(({ code, holds }) => {
          const isMet = holds(password);
          const isMissed = !isMet && isSubmitted;
          const Mark = isMet ? Check : isMissed ? X : Circle;
          const colour = isMet ? 'text-brand-strong' : isMissed ? 'font-medium text-danger' : 'text-muted';
          return (
            <li key={code} className={`flex items-start gap-1.5 ${colour}`}>
              <Mark aria-hidden className="mt-0.5 size-3.5 shrink-0" />
              <span>
                {errorMessage(i18n, code)} {isMet ? <span className="sr-only">{t`Done`}</span> : null}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

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
  const getWords = useFieldWords();
  // A broken rule is marked in the list, and need not be repeated.
  const others = Object.fromEntries(
    Object.entries(error?.types ?? {}).filter(([code]) => !ruleCodes.some((rule) => rule === code)),
  );
  const [says] = getWords(error === undefined ? undefined : { ...error, types: others });
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
