import { type Account, deletionGraceDays } from '@saer/contract/account/account';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { LegalAcceptance } from '@saer/contract/legal/legal-document';
import { EditUser } from './edit-user.tsx';
import { ConfirmDialog } from '../../../components/overlay/confirm-dialog.tsx';
import { showToast } from '../../../lib/browser/toasts.ts';
import { personName } from '../account-words.ts';
import { generatePasswordMutation, resetSecondFactorMutation, acceptancesQuery } from '../queries.ts';
import { GeneratedPassword } from './generated-password.tsx';
import type { StatusChange } from './allowed-tasks.ts';
import { taskWords } from './task-words.tsx';
import { useStatusChange } from './use-status-change.ts';
import { Badge } from '../../../components/layout/badge.tsx';
import { Button } from '../../../components/button/button.tsx';
import { DialogActions } from '../../../components/overlay/dialog-actions.tsx';
import { Dialog } from '../../../components/overlay/dialog.tsx';
import { Instant } from '../../../components/figure/instant.tsx';
import { QueryFallback } from '../../../components/layout/query-fallback.tsx';
import { documentWords } from '../../../domain/legal/document-words.ts';

function Line({ acceptance }: { readonly acceptance: LegalAcceptance }) {
  const { t, i18n } = useLingui();
  const { document, number, isDraft, language, source, acceptedAt, textHash } = acceptance;
  const name = i18n._(documentWords[document]);
  return (
    <li className="flex flex-col gap-1 py-3 text-sm">
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium text-ink">
        <Trans>
          {name}, version {number}
        </Trans>
        {isDraft ? <Badge tone="warning">{t`Draft`}</Badge> : null}
      </span>
      <span className="text-xs text-muted">
        <Instant at={acceptedAt} />
        {' · '}
        {source === 'REGISTRATION' ? t`when registering` : t`when asked`}
        {' · '}
        {language === 'ar' ? t`in Arabic` : t`in English`}
      </span>
      <span className="text-xs text-muted">
        <Trans>
          SHA-256 of the texts:{' '}
          <code dir="ltr" className="break-all">
            {textHash}
          </code>
        </Trans>
      </span>
    </li>
  );
}

type AcceptancesProps = { readonly account: Account; readonly onClose: () => void };

/** Lists the documents that an account accepted, and when. */
function Acceptances({ account, onClose }: AcceptancesProps) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(acceptancesQuery(account.id));
  const name = personName(account);
  return (
    <Dialog title={t`What ${name} accepted`} onClose={onClose}>
      {data === undefined ? (
        <QueryFallback error={error} onRetry={refetch} lines={4} />
      ) : data.length === 0 ? (
        <p className="text-sm text-muted">
          <Trans>
            Nothing yet: the account was not registered by its owner. They are asked once a confirmed version
            is in force.
          </Trans>
        </p>
      ) : (
        <ul className="divide-y divide-line">
          {data.map((acceptance) => (
            <Line
              key={`${acceptance.document}-${acceptance.number}-${acceptance.isDraft}`}
              acceptance={acceptance}
            />
          ))}
        </ul>
      )}
      <DialogActions>
        <Button onPress={onClose}>{t`Close`}</Button>
      </DialogActions>
    </Dialog>
  );
}

type ConfirmedTask = Extract<StatusChange, 'rest' | 'block' | 'remove'>;

type ConfirmTaskProps = {
  readonly task: ConfirmedTask;
  readonly account: Account;
  readonly onClose: () => void;
};

/** Asks before an account loses its access, by its owner's name. */
function ConfirmTask({ task, account, onClose }: ConfirmTaskProps) {
  const { t, i18n } = useLingui();
  const { change, isPending } = useStatusChange();
  const name = personName(account);
  const titles = {
    rest: t`Deactivate ${name}?`,
    block: t`Block ${name}?`,
    remove: t`Delete the account of ${name}?`,
  };
  return (
    <ConfirmDialog
      title={titles[task]}
      confirm={i18n._(taskWords[task])}
      onConfirm={() => change(task, account, onClose)}
      onClose={onClose}
      isPending={isPending}
    >
      {task === 'rest' ? (
        <Trans>Every open session ends, and they cannot sign in until you activate the account again.</Trans>
      ) : null}
      {task === 'block' ? (
        <Trans>
          Every open session ends at once, and they cannot sign in until an admin lifts the block.
        </Trans>
      ) : null}
      {task === 'remove' ? (
        <Trans>
          Every open session ends. For {deletionGraceDays} days the account can be restored; after that
          nothing is left of it.
        </Trans>
      ) : null}
      {account.role === 'USER' ? (
        <p className="mt-3">
          <Trans>This also applies to their sub-users.</Trans>
        </p>
      ) : null}
    </ConfirmDialog>
  );
}

type ResetSecondFactorProps = { readonly account: Account; readonly onClose: () => void };

/** Resets the second factor of someone who lost their phone and recovery codes, after confirmation. */
function ResetSecondFactor({ account, onClose }: ResetSecondFactorProps) {
  const { t } = useLingui();
  const { mutate, isPending } = useMutation(resetSecondFactorMutation);
  const name = personName(account);
  const reset = (): void =>
    mutate(account.id, {
      onSuccess: ({ hadSecondFactor }) =>
        showToast(
          hadSecondFactor
            ? { tone: 'positive', text: t`The second factor of ${name} is reset.` }
            : { tone: 'neutral', text: t`${name} has no second factor: nothing was changed.` },
        ),
      onError: ({ message }) => showToast({ tone: 'negative', text: message }),
      onSettled: onClose,
    });
  return (
    <ConfirmDialog
      title={t`Reset the second factor of ${name}?`}
      confirm={t`Reset second factor`}
      onConfirm={reset}
      onClose={onClose}
      isPending={isPending}
    >
      <p>
        <Trans>
          Their authenticator app, recovery codes and passkeys stop working, every open session ends, and they
          get a mail. Until they set up a new one, the password alone lets them in.
        </Trans>
      </p>
      <p className="mt-3 font-medium text-ink">
        <Trans>First make sure that it is really them: by a call to a number you know, or in person.</Trans>
      </p>
    </ConfirmDialog>
  );
}

type GeneratePasswordProps = { readonly account: Account; readonly onClose: () => void };

/** Replaces someone's password with a generated one after confirmation, and displays it once. */
function GeneratePassword({ account, onClose }: GeneratePasswordProps) {
  const { t } = useLingui();
  const { mutate, data, isPending } = useMutation(generatePasswordMutation);
  const name = personName(account);
  if (data !== undefined) return <GeneratedPassword {...data} name={name} onClose={onClose} />;
  const reject = ({ message }: Error): void => {
    showToast({ tone: 'negative', text: message });
    onClose();
  };
  return (
    <ConfirmDialog
      title={t`Generate a password for ${name}?`}
      confirm={t`Generate a password`}
      onConfirm={() => mutate(account.id, { onError: reject })}
      onClose={onClose}
      isPending={isPending}
    >
      <Trans>
        Their current password stops working and every open session ends. Use this only if they can’t reset it
        themselves.
      </Trans>
    </ConfirmDialog>
  );
}

/** A task with a dialog. */
export type AskedTask = ConfirmedTask | 'edit' | 'generatePassword' | 'resetSecondFactor' | 'acceptances';

type Props = { readonly task: AskedTask; readonly account: Account; readonly onClose: () => void };

/** The dialog of a task. */
export function UserTask({ task, account, onClose }: Props) {
  if (task === 'edit') return <EditUser account={account} onClose={onClose} />;
  if (task === 'generatePassword') return <GeneratePassword account={account} onClose={onClose} />;
  if (task === 'resetSecondFactor') return <ResetSecondFactor account={account} onClose={onClose} />;
  if (task === 'acceptances') return <Acceptances account={account} onClose={onClose} />;
  return <ConfirmTask task={task} account={account} onClose={onClose} />;
}
