import { useLingui } from '@lingui/react';
import type { Account } from '@saer/contract/account';
import { Badge } from '../../../components/badge.tsx';
import { statusTones, statusWords } from '../account-words.ts';

type Props = { readonly account: Pick<Account, 'status' | 'deletedAt'> };

/** An account's status; waiting for deletion takes precedence. */
export function UserStatus({ account: { status, deletedAt } }: Props) {
  const { _ } = useLingui();
  return (
    <span className="inline-flex flex-wrap gap-1">
      {deletedAt === null ? null : <Badge tone={statusTones.DELETED}>{_(statusWords.DELETED)}</Badge>}
      {status === 'ACTIVE' ? (
        <span className="text-muted">{_(statusWords.ACTIVE)}</span>
      ) : (
        <Badge tone={statusTones[status]}>{_(statusWords[status])}</Badge>
      )}
    </span>
  );
}
