import { useLingui } from '@lingui/react/macro';
import { advisedLongestPassword, passwordRules, shortestPassword } from '@saer/contract/password';
import { errorMessage } from '@saer/i18n/error-messages';
import { Check, Circle, X } from 'lucide-react';

type Props = {
  readonly id: string;
  readonly password: string;
  /** The form was sent: what is still missing is a mistake now. */
  readonly isSubmitted: boolean;
};

/** The rules of a password; each is checked off as soon as it is met. */
export function PasswordRules({ id, password, isSubmitted }: Props) {
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
