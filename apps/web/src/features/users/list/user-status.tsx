import { useLingui } from '@lingui/react/macro';
import type { Account } from '@saer/contract/account';
import { Badge } from '../../../components/badge.tsx';
import { statusTones, statusWords } from '../account-words.ts';

type Props = { readonly account: Pick<Account, 'status' | 'deletedAt' | 'subscriberDeletedAt'> };

/** An account's status; waiting for deletion takes precedence, also of a sub-user's subscriber. */
export function UserStatus({ account: { status, deletedAt, subscriberDeletedAt } }: Props) {
  const { t, i18n } = useLingui();
  return (
    <span className="inline-flex flex-wrap gap-1">
      {deletedAt === null ? null : <Badge tone={statusTones.DELETED}>{i18n._(statusWords.DELETED)}</Badge>}
      {subscriberDeletedAt === null ? null : (
        <Badge tone={statusTones.DELETED}>{t`Subscriber deleted`}</Badge>
      )}
      {status !== 'ACTIVE' ? (
        <Badge tone={statusTones[status]}>{i18n._(statusWords[status])}</Badge>
      ) : subscriberDeletedAt === null ? (
        <span className="text-muted">{i18n._(statusWords.ACTIVE)}</span>
      ) : null}
    </span>
  );
}
